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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), artPlugin(), modeInDevelopment()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Chunks that change only with their package: a new build of the game leaves them in the phones' caches.
            { name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ },
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
