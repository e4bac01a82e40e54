import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ArtProblem } from '../problem.ts'
import type { AdditionKind } from './addition-lines.ts'

const LABEL = 'assets/additions'

export const LINES_FILE = 'additions.json'

export const labelOf = (file: string): string => `${LABEL}/${file}`

const isSameButCapitals = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const missingFile = (files: ReadonlyMap<string, string>, name: string, what: string): ArtProblem => {
  const called = [...files.keys()].find((other) => isSameButCapitals(other, name))
  if (called === undefined) {
    return new ArtProblem(labelOf(LINES_FILE), name, `${what} is missing`, 'Save it there, or take the line out')
  }
  const problem = `${what} is called "${called}", with other capitals`
  return new ArtProblem(labelOf(LINES_FILE), name, problem, `Rename the file to "${name}"`)
}

/** Per kind: maps a name without extension to the path in the folder. */
export type AdditionFiles = Readonly<Record<AdditionKind, ReadonlyMap<string, string>>>

const ENDINGS: Readonly<Record<AdditionKind, RegExp>> = {
  items: /\.(?:png|webp)$/i,
  icons: /\.(?:png|webp)$/i,
  backdrops: /\.(?:png|webp)$/i,
  sounds: /\.wav$/i,
  effects: /\.(?:png|webp)$/i,
}

const isIgnored = (name: string): boolean => name.startsWith('.') || /\.md$|^(?:Thumbs\.db|desktop\.ini)$/i.test(name)

const listOf = async (directory: string, kind: AdditionKind, problems: ArtProblem[]): Promise<Map<string, string>> => {
  const files = new Map<string, string>()
  const entries = await readdir(path.join(directory, kind)).catch(() => [])
  for (const entry of entries.sort()) {
    if (isIgnored(entry)) continue
    const file = `${kind}/${entry}`
    const name = entry.replace(ENDINGS[kind], '')
    if (name === entry) {
      const cure = kind === 'sounds' ? 'Export it as WAV' : 'Export it as PNG or WebP'
      problems.push(new ArtProblem(labelOf(file), '*', `the build does not know this kind of file`, cure))
    } else if (files.has(name)) {
      problems.push(new ArtProblem(labelOf(file), name, `it is in ${files.get(name)} as well`, 'Keep one of the two'))
    } else files.set(name, file)
  }
  return files
}

export const listAdditionFiles = async (directory: string, problems: ArtProblem[]): Promise<AdditionFiles> => {
  const list = (kind: AdditionKind): Promise<Map<string, string>> => listOf(directory, kind, problems)
  return {
    items: await list('items'),
    icons: await list('icons'),
    backdrops: await list('backdrops'),
    sounds: await list('sounds'),
    effects: await list('effects'),
  }
}
