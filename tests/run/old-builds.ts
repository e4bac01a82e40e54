import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Another run may still use an earlier build. */
const KEPT_MS = 60 * 60_000

/** Deletes builds of earlier sources, an hour after they were made. */
export const dropOldBuilds = (builds: string): void => {
  for (const name of readdirSync(builds)) {
    const folder = path.join(builds, name)
    const madeMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - madeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
