import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { iconSheets } from './plugins/icons.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.SALOON_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [iconSheets(), svelte()],
  // Svelte has a build for servers, too, and tests would take that one.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/saloon/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Nothing is inlined: the page's content-security policy knows only 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What belongs to what: a test adds up what a first visit loads.
    manifest: true,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
}))
