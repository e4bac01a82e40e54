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
 * The client's development build with the workbench in it, for tests: React reports its warnings there, and responses are checked
 * against their schemas. Built once for the same sources; returns its folder.
 */
export const buildWorkbench = async (): Promise<string> => {
  // Vite takes the build for the players' otherwise, whatever its mode is called.
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
      // Most of what a page would read and throw away, four hundred times.
      rolldownOptions: { output: { comments: false } },
    },
  })
  // Two runs may build the same: the second finds it done.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}
