import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArtReport } from '../../assets/manifest/art-report.ts'

/**
 * Name of the file that the art build made of an icon or picture, from its report: our plugins are loaded before there is any art.
 * @throws Error when it made none
 */
export const builtFile = (generatedDir: string, name: string): string => {
  const { outputs } = JSON.parse(readFileSync(path.join(generatedDir, 'report.json'), 'utf8')) as ArtReport
  const file = outputs.find((output) => output.kind === 'picture' && output.name === name)?.files[0]
  if (file === undefined) throw new Error(`The built art has no picture "${name}"`)
  return file
}
