import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licenses } from '../build/licenses.ts'
import { lightPhaser } from '../build/light-phaser.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds the desk separately. The team uses current browsers, so there are no fallbacks for old engines. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), lightPhaser(), licenses(ROOT, import.meta.dirname).plugin],
  build: {
    outDir: path.join(ROOT, 'dist/desk'),
    emptyOutDir: true,
    // The desk's content security policy allows no `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
})
