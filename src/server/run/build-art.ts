import fs from 'node:fs'
import path from 'node:path'
import { buildAssets, GENERATED_DIR } from '../../../assets/build/build-assets.ts'
import { overrideLines } from '../../../assets/build/override/built-overrides.ts'
import { REPORT_FILE, wordsOfReport } from '../../../assets/build/report.ts'

type Say = (line: string) => void

/** Builds the art and says what came of the artists' overrides; `quiet` leaves out a line for each file that was made. */
export const buildArt = async (say: Say, { quiet = false }: { readonly quiet?: boolean } = {}): Promise<void> => {
  const { overrides } = await buildAssets(quiet ? {} : { log: say })
  for (const line of overrideLines(overrides)) say(line)
}

/** What the last build of the art said about the artists' overrides. */
export const artWords = (): string[] => {
  const file = path.join(GENERATED_DIR, REPORT_FILE)
  return fs.existsSync(file) ? overrideLines(wordsOfReport(fs.readFileSync(file, 'utf8'))) : []
}
