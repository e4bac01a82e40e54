import { copyFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { SERVER_ART_FILE } from '../../assets/manifest/server-art.ts'

const BUILT_ART = path.join(import.meta.dirname, '../../assets/generated', SERVER_ART_FILE)

const serverArt = (): Plugin => ({
  name: 'house-kombat-server-art',
  writeBundle: ({ dir = '.' }) => copyFileSync(BUILT_ART, path.join(dir, SERVER_ART_FILE)),
})

const migrations = (): Plugin => ({
  name: 'house-kombat-migrations',
  writeBundle: ({ dir = '.' }) => {
    for (const folder of ['migrations', 'functions'])
      cpSync(path.join(import.meta.dirname, 'db', folder), path.join(dir, folder), { recursive: true })
  },
})

/** npm packages are not bundled. */
export default defineConfig({
  publicDir: false,
  plugins: [serverArt(), migrations()],
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
  },
})
