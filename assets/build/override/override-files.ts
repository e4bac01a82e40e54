import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ArtProblem } from '../problem.ts'

/** Contents of the override folder, by kind; names are relative to the folder, with slashes. */
export interface OverrideFiles {
  readonly atlases: readonly string[]
  readonly images: readonly string[]
  readonly sounds: readonly string[]
}

/** How messages call the folder, wherever a test has put it. */
const LABEL = 'assets/override'

/** A file of the folder as messages name it. */
export const labelOf = (file: string): string => `${LABEL}/${file}`

const IMAGE = /\.(?:png|webp)$/i
const SOUND = /\.(?:mp3|wav)$/i

// The folder may also hold notes and system files (.DS_Store, Thumbs.db).
const isIgnored = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('.')) || /(?:\.md|(?:^|\/)(?:Thumbs\.db|desktop\.ini))$/i.test(file)

/** Lists the folder in the order of names, the same on every machine. An absent folder is empty. */
export const listOverrides = async (directory: string, problems: ArtProblem[]): Promise<OverrideFiles> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !isIgnored(file))
    .sort()
  const found = { atlases: [] as string[], images: [] as string[], sounds: [] as string[] }
  for (const file of files) {
    if (/\.json$/i.test(file)) found.atlases.push(file)
    else if (IMAGE.test(file)) found.images.push(file)
    else if (SOUND.test(file)) found.sounds.push(file)
    else {
      const cure = 'Put PNG, WebP or an atlas JSON here and keep working files elsewhere'
      problems.push(new ArtProblem(labelOf(file), '*', 'the build does not know this kind of file', cure))
    }
  }
  return found
}
