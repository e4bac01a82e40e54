import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodeBaseline } from './baseline-format.ts'
import { baselineFile, baseOf, readBaseline } from './baselines.ts'
import { type Pixels, readPixels } from './picture-difference.ts'

/** Names of the pictures below a folder, without the extension, `.png` or `.webp`. */
export const pictureNames = (folder: string, extension: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(extension))
        .map((name) => name.slice(0, -extension.length))
        .sort()
    : []

const write = (file: string, content: Uint8Array): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Pictures to accept into a folder of baselines. */
export interface Accepted {
  readonly folder: string
  /** Names of those that replace their baseline, or are new. */
  readonly changed: readonly string[]
  /** Names of baselines that nothing takes any more. */
  readonly orphans: readonly string[]
  /** The file of a changed picture as it was taken. */
  readonly takenFile: (name: string) => string
}

/** Writes changed pictures as baselines. What is stored upon a changed one looks afterwards as it did before. */
export const acceptPictures = async ({ folder, changed, orphans, takenFile }: Accepted): Promise<void> => {
  const leaving = new Set([...changed, ...orphans])
  const kept = new Map<string, Pixels>()
  for (const name of pictureNames(folder, '.webp')) {
    const base = baseOf(name)
    const picture = base !== null && leaving.has(base) && !leaving.has(name) ? await readBaseline(name, folder) : null
    if (picture) kept.set(name, picture)
  }
  const earlier = new Map<string, Pixels | null>()
  for (const name of changed) earlier.set(name, await readBaseline(name, folder))
  for (const name of orphans) rmSync(baselineFile(name, folder))
  const basesFirst = changed.toSorted((left, right) => Number(baseOf(left) !== null) - Number(baseOf(right) !== null))
  const baseFor = async (name: string): Promise<Pixels | null> => {
    const base = baseOf(name)
    return base === null ? null : readBaseline(base, folder)
  }
  for (const name of basesFirst)
    write(
      baselineFile(name, folder),
      await encodeBaseline(await readPixels(takenFile(name)), {
        base: await baseFor(name),
        earlier: earlier.get(name),
      }),
    )
  for (const [name, picture] of kept)
    write(baselineFile(name, folder), await encodeBaseline(picture, { base: await baseFor(name), loss: 0 }))
}
