import fs from 'node:fs'
import path from 'node:path'
import { buildAssets, GENERATED_DIR } from '#assets/build/build-assets.ts'
import { creditLines } from '#assets/build/credits.ts'
import { overrideLines } from '#assets/build/override/built-overrides.ts'
import { REPORT_FILE, wordsOfReport } from '#assets/build/report.ts'
import { SERVER_ART_FILE } from '#assets/manifest/server-art.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

type Say = (line: string) => void

export interface ArtOptions {
  readonly quiet?: boolean
  readonly strict?: boolean
}

export const buildArt = async (say: Say, { quiet = false, strict = false }: ArtOptions = {}): Promise<void> => {
  const { overrides, uncredited } = await buildAssets(quiet ? {} : { log: say })
  for (const line of overrideLines(overrides)) say(line)
  const unnamed = creditLines(uncredited)
  if (strict && unnamed.length > 0) throw new OperatorError(unnamed.join('\n'))
  for (const line of unnamed) say(line)
}

/** Builds the art if there is none. For commands that make players, whose gear needs picture URLs. */
export const buildArtOnce = async (say: Say): Promise<void> => {
  if (fs.existsSync(path.join(GENERATED_DIR, SERVER_ART_FILE))) return
  say('Building the art, once (a minute) …')
  await buildArt(say, { quiet: true })
}

export const artWords = (): string[] => {
  const file = path.join(GENERATED_DIR, REPORT_FILE)
  return fs.existsSync(file) ? overrideLines(wordsOfReport(fs.readFileSync(file, 'utf8'))) : []
}
