import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { artPlugin } from './assets/build/vite-plugin.ts'

/** In development this process serves the page, so it says here what the server says in production: local mode without a bot token. */
const modeInDevelopment = (): Plugin => ({
  name: 'house-kombat-mode',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--house-kombat-mode-->',
      process.env.BOT_TOKEN ? '' : '<meta name="house-kombat-mode" content="local">',
    ),
})

/** The router writes its components in a form that no bundler may drop; unused, they are five kilobytes of the first screen. */
const lightRouter = (): Plugin => ({
  name: 'house-kombat-light-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^(?:Link|NavLink|Form|FetcherForm)\.displayName = .*$/gm, ''),
      map: null,
    }),
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lightRouter(), artPlugin(), modeInDevelopment()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Every client the messenger still serves knows modulepreload.
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Chunks that change only with their package: a new build of the game leaves them in the phones' caches.
            { name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ },
            {
              name: 'libraries',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|use-sync-external-store|react-hot-toast)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
