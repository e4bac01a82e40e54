import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** More than one, because another run may still use an earlier build. */
const KEPT = 3

export const keepNewestBuilds = (builds: string): void => {
  const folders = readdirSync(builds).map((name) => path.join(builds, name))
  // Another run may delete the same folder meanwhile.
  const madeMs = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const newestFirst = folders.sort((left, right) => madeMs(right) - madeMs(left))
  for (const folder of newestFirst.slice(KEPT)) rmSync(folder, { recursive: true, force: true })
}
