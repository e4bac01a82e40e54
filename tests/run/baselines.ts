import { existsSync, readFileSync } from 'node:fs'
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
const SIZED = /^(?<screen>[^/]+\/[^/]+\/)(?<state>[^/]+)-(?<size>\d+|whole)$/

/**
 * The picture that this one is stored upon: the state that its own continues (`today` for `today-failed`), or else the fullest state of the same
 * screen in the same size, the phone's for a whole page. Null where none of them exists, and outside the screens.
 */
export const baseOf = (name: string, exists: (name: string) => boolean): string | null => {
  const { screen = '', state = '', size = '' } = SIZED.exec(name)?.groups ?? {}
  if (screen === '') return null
  const words = state.split('-')
  const continued = words.slice(1).map((_word, index) => `${screen}${words.slice(0, -1 - index).join('-')}-${size}`)
  const fullest = `${screen}${FULLEST}-${size === 'whole' ? PHONE : size}`
  if (name === fullest) return null
  return [...continued, fullest].find((base) => exists(base)) ?? null
}

/** The baseline of a picture; null when there is none. */
export const readBaseline = async (name: string, folder = BASELINES): Promise<Pixels | null> => {
  const file = baselineFile(name, folder)
  if (!existsSync(file)) return null
  const base = baseOf(name, (other) => existsSync(baselineFile(other, folder)))
  // By content: sharp remembers what stood in a file of this name.
  return decodeBaseline(readFileSync(file), base === null ? null : await readBaseline(base, folder))
}
