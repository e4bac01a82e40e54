import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { GENERATED_DIR } from './assets/build/build-assets.ts'
import { artPlugin } from './assets/build/vite-plugin.ts'
import { clientMaps } from './src/build/client-maps.ts'
import { firstScreen, startGroups } from './src/build/first-screen.ts'
import { firstScreenBudget } from './src/build/first-screen-budget.ts'
import { licenses } from './src/build/licenses.ts'
import { lightPhaser } from './src/build/light-phaser.ts'
import { oldCss } from './src/build/old-css.ts'
import { OLDEST_ENGINES, oldEngines } from './src/build/old-engines.ts'
import { trackImports } from './src/build/track-imports.ts'

const notices = licenses(import.meta.dirname)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lightPhaser(),
    trackImports(),
    firstScreenBudget(path.join(import.meta.dirname, 'dist/first-screen.json')),
    artPlugin(),
    firstScreen(GENERATED_DIR),
    clientMaps(import.meta.dirname),
    oldEngines(import.meta.dirname, notices.add),
    notices.plugin,
  ],
  css: { postcss: { plugins: [oldCss(import.meta.dirname)] } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Every client that the messenger still supports has modulepreload.
    modulePreload: { polyfill: false },
    // Chromium 92 and Safari 15.4 parse all of it but static blocks, which a test of the built files looks for.
    target: 'es2022',
    cssTarget: [...OLDEST_ENGINES],
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Chunks that change only with their packages stay cached across releases.
            { name: 'phaser', priority: 9, test: /node_modules[\\/](?:phaser|eventemitter3)[\\/]|light-phaser/ },
            {
              name: 'libraries',
              priority: 9,
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|use-sync-external-store)[\\/](?!.*(?:with-selector|[iI]nfiniteQuery(?:Observer)?\.js|useMutationState|useQueries|queriesObserver|useSuspense|HydrationBoundary))/,
            },
            ...startGroups(),
            // Modules shared by many later pages in one file: otherwise a page requests dozens of a few hundred bytes.
            {
              name: 'parts',
              test: /[\\/](?:src|assets)[\\/](?!workbench)/,
              minShareCount: 3,
              maxModuleSize: 20_000,
            },
          ],
        },
      },
    },
  },
})
