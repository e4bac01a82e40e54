import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { buildAssets } from '#assets/build/build-assets.ts'
import { sourceStamp } from '#server/run/source-stamp.ts'
import { keepNewestBuilds } from './kept-builds.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUILDS = path.join(ROOT, '.cache/workbench')
const STAMP_DIGITS = 12

/**
 * Builds the client in development mode, with the workbench (`src/workbench`), React's warnings and response
 * validation. Cached by a hash of the sources. Returns the folder.
 */
export const buildWorkbench = async (): Promise<string> => {
  // Without this variable Vite makes a production build, whatever `mode` says.
  process.env.NODE_ENV = 'development'
  const folder = path.join(BUILDS, sourceStamp(ROOT).slice(0, STAMP_DIGITS))
  if (existsSync(folder)) return folder
  mkdirSync(BUILDS, { recursive: true })
  keepNewestBuilds(BUILDS)
  await buildAssets({})
  const unfinished = `${folder}.${process.pid}`
  await build({
    root: ROOT,
    mode: 'development',
    logLevel: 'warn',
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      minify: false,
      manifest: false,
      reportCompressedSize: false,
      // Tests load the unminified files some four hundred times; without comments they are smaller.
      rolldownOptions: { output: { comments: false } },
    },
  })
  // Two runs may build the same sources. The second one finds the folder there.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}
