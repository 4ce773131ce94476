/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*?sheet' {
  const sheet: { url: string; names: string[] }
  export default sheet
}
