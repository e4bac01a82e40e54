import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutputFile, OutputSource } from './output.ts'

export const cacheKey = (source: OutputSource, toolHash: string): string =>
  createHash('sha256').update(toolHash).update(JSON.stringify(source)).digest('hex').slice(0, 32)

export const readCached = async (cacheDir: string, key: string): Promise<OutputFile[] | null> => {
  try {
    const names = JSON.parse(await readFile(path.join(cacheDir, key, 'entry.json'), 'utf8')) as string[]
    return await Promise.all(
      names.map(async (fileName) => ({ fileName, data: await readFile(path.join(cacheDir, key, fileName)) })),
    )
  } catch {
    return null
  }
}

/** If two builds write the same entry, the first one wins. */
export const writeCached = async (cacheDir: string, key: string, files: readonly OutputFile[]): Promise<void> => {
  const made = path.join(cacheDir, `${key}.${randomUUID()}`)
  await mkdir(made, { recursive: true })
  for (const file of files) await writeFile(path.join(made, file.fileName), file.data)
  await writeFile(path.join(made, 'entry.json'), JSON.stringify(files.map((file) => file.fileName)))
  const entry = path.join(cacheDir, key)
  try {
    await rename(made, entry)
  } catch {
    await rm(made, { recursive: true, force: true })
  }
}

export const pruneCache = async (cacheDir: string, keys: ReadonlySet<string>): Promise<void> => {
  const MAX_OLD_ENTRIES = 600
  const old = (await readdir(cacheDir).catch(() => [])).filter((name) => !keys.has(name))
  // Old entries make switching branches fast, so they are removed only when there are many.
  if (old.length <= MAX_OLD_ENTRIES) return
  for (const name of old) await rm(path.join(cacheDir, name), { recursive: true, force: true })
}
