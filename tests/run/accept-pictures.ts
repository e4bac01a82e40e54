import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** As many as a small machine has processors for, and more, for some of it is waiting. */
const AT_ONCE = 3

const someAtOnce = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
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

/** Names below the pictures that they are stored upon: those upon none first, then those upon these, and so on. */
const inLevels = (names: ReadonlySet<string>): string[][] => {
  const depthOf = (name: string): number => {
    const base = baseOf(name, (other) => names.has(other))
    return base === null ? 0 : 1 + depthOf(base)
  }
  const levels: string[][] = []
  for (const name of names) {
    const depth = depthOf(name)
    levels[depth] = [...(levels[depth] ?? []), name]
  }
  return levels
}

/** Writes changed pictures as baselines. What is stored upon a changed one looks afterwards as it did before. */
export const acceptPictures = async ({ folder, changed, orphans, takenFile }: Accepted): Promise<void> => {
  const present = new Set(pictureNames(folder, '.webp'))
  const coming = new Set([...present, ...changed].filter((name) => !orphans.includes(name)))
  const taken = new Set(changed)
  const baseBefore = (name: string) => baseOf(name, (other) => present.has(other))
  const baseAfter = (name: string) => baseOf(name, (other) => coming.has(other))

  const levels = inLevels(coming)
  const stale = new Set([...changed, ...orphans])
  for (const name of levels.flat()) {
    const [before, after] = [baseBefore(name), baseAfter(name)]
    if (before !== after || (after !== null && stale.has(after))) stale.add(name)
  }
  const earlier = new Map<string, Pixels | null>()
  for (const name of stale) earlier.set(name, await readBaseline(name, folder))
  for (const name of orphans) rmSync(baselineFile(name, folder))

  const writeOne = async (name: string): Promise<void> => {
    const baseName = baseAfter(name)
    const base = baseName === null ? null : await readBaseline(baseName, folder)
    const before = earlier.get(name)
    const content =
      taken.has(name) || !before
        ? await encodeBaseline(await readPixels(readFileSync(takenFile(name))), { base, earlier: before })
        : await encodeBaseline(before, { base, loss: 0 })
    write(baselineFile(name, folder), content)
  }
  for (const level of levels)
    await someAtOnce(
      level.filter((name) => stale.has(name)),
      writeOne,
    )
}
