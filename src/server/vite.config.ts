import { copyFileSync, cpSync } from 'node:fs'
import { isBuiltin } from 'node:module'
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

/** Writes a list of what the bundle imports, because a release installs these packages and no others. */
const packages = (): Plugin => ({
  name: 'house-kombat-packages',
  generateBundle(_options, bundle) {
    const imported = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [],
    )
    const names = imported
      .filter((name) => bundle[name] === undefined && !isBuiltin(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    const source = JSON.stringify([...new Set(names)].sort(), null, 2)
    this.emitFile({ type: 'asset', fileName: 'packages.json', source })
  },
})

/** Bundles the sources but no npm packages. */
export default defineConfig({
  publicDir: false,
  plugins: [serverArt(), migrations(), packages()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', hk: 'src/server/run/hk/hk.ts' },
      // All chunks are in one folder, because modules look for files beside them.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
