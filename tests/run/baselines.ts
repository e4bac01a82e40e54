import path from 'node:path'

/** Folder of the baselines, beside their specs. */
export const BASELINES = path.resolve(import.meta.dirname, '../screenshots/baselines')

/** Where the baseline of a spec's picture lies. */
export const baselineFile = (spec: string, name: string): string => path.join(BASELINES, spec, `${name}.webp`)

/** Where a picture goes while `npm run shots:accept` takes them all; null in a run that compares. */
export const takenFile = (spec: string, name: string): string | null =>
  process.env.SHOTS_TAKEN ? path.join(process.env.SHOTS_TAKEN, spec, `${name}.png`) : null
