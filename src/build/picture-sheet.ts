import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ART_ROOT } from '../../assets/manifest/art-root.ts'
import { builtFile } from './built-art.ts'

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }

/** Pictures in one file of data URLs, as the build emits it. */
export interface PictureSheet {
  readonly fileName: string
  readonly source: string
}

/**
 * Puts pictures into one file of data URLs, where a request each would be a dozen.
 * @param keyOf what each is found by there, from its name and its built file; its name by itself
 * @throws Error when the art build made no such picture
 */
export const pictureSheet = (
  generatedDir: string,
  sheet: { readonly name: string; readonly pictures: readonly string[] },
  keyOf: (name: string, file: string) => string = (name) => name,
): PictureSheet => {
  const entries = sheet.pictures.map((name): [string, string] => {
    const file = builtFile(generatedDir, name)
    const data = readFileSync(path.join(generatedDir, file)).toString('base64')
    return [keyOf(name, file), `data:${TYPES[path.extname(file)]};base64,${data}`]
  })
  const source = JSON.stringify(Object.fromEntries(entries))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `${ART_ROOT.slice(1)}/${sheet.name}.${hash}.json`, source }
}
