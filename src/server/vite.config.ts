import { copyFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { SERVER_ART_FILE } from '../../assets/manifest/server-art.ts'

const BUILT_ART = path.join(import.meta.dirname, '../../assets/generated', SERVER_ART_FILE)

/** Puts what the server says of the art beside it. */
const serverArt = (): Plugin => ({
  name: 'house-kombat-server-art',
  writeBundle: ({ dir = '.' }) => copyFileSync(BUILT_ART, path.join(dir, SERVER_ART_FILE)),
})

/** Puts the functions that migrations apply beside the server. */
const databaseFunctions = (): Plugin => ({
  name: 'house-kombat-database-functions',
  writeBundle: ({ dir = '.' }) =>
    cpSync(path.join(import.meta.dirname, 'db/functions'), path.join(dir, 'functions'), { recursive: true }),
})

/** The server as one file; npm packages stay outside. */
export default defineConfig({
  publicDir: false,
  plugins: [serverArt(), databaseFunctions()],
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
  },
})
