import { existsSync } from 'node:fs'
import path from 'node:path'
import { decodeBaseline } from './baseline-format.ts'
import type { Pixels } from './picture-difference.ts'

/** Folder of the baselines, beside their specs. */
export const BASELINES = path.resolve(import.meta.dirname, '../screenshots/baselines')

/** Where the baseline of a picture lies: `screens.spec.ts/home/rich-390` is a spec, a screen, a state and a size. */
export const baselineFile = (name: string, folder = BASELINES): string => path.join(folder, `${name}.webp`)

/** Where a picture goes while `npm run shots:accept` takes them; null in a run that compares. */
export const takenFile = (name: string): string | null =>
  process.env.SHOTS_TAKEN ? path.join(process.env.SHOTS_TAKEN, `${name}.png`) : null

const FULLEST = 'rich'
const PHONE = '390'
const SIZED = /^(?<screen>.+\/)(?<state>[^/]+)-(?<size>\d+|whole)$/

/**
 * The picture that this one is stored upon: the fullest state of the same screen in the same size, the phone's for a whole page. Null for those
 * themselves, and outside the screens.
 */
export const baseOf = (name: string): string | null => {
  const { screen, size } = SIZED.exec(name)?.groups ?? {}
  if (screen === undefined) return null
  const base = `${screen}${FULLEST}-${size === 'whole' ? PHONE : size}`
  return base === name ? null : base
}

/** The baseline of a picture; null when there is none. */
export const readBaseline = async (name: string, folder = BASELINES): Promise<Pixels | null> => {
  const file = baselineFile(name, folder)
  if (!existsSync(file)) return null
  const base = baseOf(name)
  return decodeBaseline(file, base === null ? null : await readBaseline(base, folder))
}
