/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*?paths' {
  const paths: Record<string, string>
  export default paths
}
