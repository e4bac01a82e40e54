import fs from 'node:fs'
import path from 'node:path'
import { buildAssets, GENERATED_DIR } from '../../../assets/build/build-assets.ts'
import { creditLines } from '../../../assets/build/credits.ts'
import { overrideLines } from '../../../assets/build/override/built-overrides.ts'
import { REPORT_FILE, wordsOfReport } from '../../../assets/build/report.ts'
import { SERVER_ART_FILE } from '../../../assets/manifest/server-art.ts'
import { OperatorError } from '../operator-error.ts'

type Say = (line: string) => void

/** How a build of the art talks, and what it refuses. */
export interface ArtOptions {
  /** Leaves out a line for each file that was made. */
  readonly quiet?: boolean
  /** Refuses artists' files for which nobody is named: players never get foreign art without its author. */
  readonly strict?: boolean
}

/**
 * Builds the art and says what came of the artists' files.
 * @throws OperatorError when it is strict and nobody is named for a file
 */
export const buildArt = async (say: Say, { quiet = false, strict = false }: ArtOptions = {}): Promise<void> => {
  const { overrides, uncredited } = await buildAssets(quiet ? {} : { log: say })
  for (const line of overrideLines(overrides)) say(line)
  const unnamed = creditLines(uncredited)
  if (strict && unnamed.length > 0) throw new OperatorError(unnamed.join('\n'))
  for (const line of unnamed) say(line)
}

/**
 * Makes sure that there is art, for a command that makes players: their gear names pictures.
 * @throws OperatorError as `buildArt` does
 */
export const buildArtOnce = async (say: Say): Promise<void> => {
  if (fs.existsSync(path.join(GENERATED_DIR, SERVER_ART_FILE))) return
  say('Building the art, once (a minute) …')
  await buildArt(say, { quiet: true })
}

/** What the last build of the art said about the artists' overrides. */
export const artWords = (): string[] => {
  const file = path.join(GENERATED_DIR, REPORT_FILE)
  return fs.existsSync(file) ? overrideLines(wordsOfReport(fs.readFileSync(file, 'utf8'))) : []
}
