import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const TEXT_FILES = /\.(js|css|svg|json|txt|webmanifest)$/
const WORTH_IT_BYTES = 1024
/** Copies that no file has now are kept for a while: for going back and forth between two states of the sources. */
const MOST_OLD_COPIES = 2000

/** The extension of a copy, and how it is made. */
const FORMATS = {
  br: (data: Buffer): Promise<Buffer> => brotli(data),
  gz: (data: Buffer): Promise<Buffer> => gzip(data, { level: 9 }),
} as const
type Format = keyof typeof FORMATS

/** What became of a folder: how many copies stand in it, and how many of them had to be made. */
export interface Precompressed {
  readonly copies: number
  readonly made: number
}

/** Name of a copy in the cache: another version of the compressor makes another copy. */
const copyName = (data: Buffer, format: Format): string => {
  const { brotli: brotliVersion, zlib: zlibVersion } = process.versions
  const hash = createHash('sha256').update(`${brotliVersion} ${zlibVersion} `).update(data)
  return `${hash.digest('hex')}.${format}`
}

/** Writes a file at once, so that who reads it meanwhile, or a build that is broken off, never has half of it. */
const writeWhole = async (file: string, data: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`
  await fs.writeFile(unfinished, data)
  await fs.rename(unfinished, file)
}

const dropOldCopies = async (cacheDir: string, used: ReadonlySet<string>): Promise<void> => {
  const old = (await fs.readdir(cacheDir)).filter((name) => !used.has(name))
  if (old.length <= MOST_OLD_COPIES) return
  await Promise.all(old.map((name) => fs.rm(path.join(cacheDir, name), { force: true })))
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, so that the server compresses nothing. What was compressed before
 * comes from `cacheDir`, by its content.
 */
export const precompress = async (directory: string, cacheDir: string): Promise<Precompressed> => {
  await fs.mkdir(cacheDir, { recursive: true })
  const used = new Set<string>()
  let made = 0
  const copy = async (file: string, data: Buffer, format: Format): Promise<void> => {
    const name = copyName(data, format)
    const cached = path.join(cacheDir, name)
    used.add(name)
    const isKept = await fs.access(cached).then(
      () => true,
      () => false,
    )
    if (!isKept) {
      await writeWhole(cached, await FORMATS[format](data))
      made += 1
    }
    await fs.copyFile(cached, `${file}.${format}`)
  }
  const names = (await fs.readdir(directory, { recursive: true })).filter((name) => TEXT_FILES.test(name))
  const counts = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name)
      const data = await fs.readFile(file)
      if (data.length < WORTH_IT_BYTES) return 0
      await Promise.all([copy(file, data, 'br'), copy(file, data, 'gz')])
      return 2
    }),
  )
  await dropOldCopies(cacheDir, used)
  return { copies: counts.reduce<number>((sum, count) => sum + count, 0), made }
}
