import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin } from './assets/build/vite-plugin.ts'
import { firstPaint } from './vite.first-paint.ts'
import { firstScreenBudget } from './vite.first-screen-budget.ts'
import { firstScreenChunk } from './vite.first-screen-chunk.ts'
import { lightLibraries } from './vite.light-libraries.ts'
import { lightPhaser } from './vite.light-phaser.ts'
import { trackImports } from './vite.track-imports.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lightLibraries(), lightPhaser(), trackImports(), firstScreenBudget(), artPlugin(), firstPaint()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Every client the messenger still serves knows modulepreload.
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // Taking a part out of a list is no work that has to be kept: the messenger's SDK makes all its parts that way.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // Chunks that change only with their package: a new build of the game leaves them in the phones' caches.
            { name: 'phaser', test: /node_modules[\\/](?:phaser|eventemitter3)[\\/]|light-phaser/ },
            {
              name: 'libraries',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|use-sync-external-store|react-hot-toast)[\\/]/,
            },
            { name: firstScreenChunk(import.meta.dirname), test: /[\\/](?:src|assets)[\\/]/ },
            // What many later pages share, in one file: as one of its own each, a page asked for dozens of a few hundred bytes.
            {
              name: 'parts',
              test: /[\\/](?:src|assets)[\\/](?!client[\\/]workbench)/,
              minShareCount: 3,
              maxModuleSize: 20_000,
            },
          ],
        },
      },
    },
  },
})
