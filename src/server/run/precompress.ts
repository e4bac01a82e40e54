import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const TEXT_FILES = /\.(js|css|svg|json|txt|webmanifest)$/
const WORTH_IT_BYTES = 1024
/** Up to this many unused copies are kept, for switching between states of the sources. Above it all are deleted. */
const MOST_OLD_COPIES = 2000

const FORMATS = {
  br: (data: Buffer): Promise<Buffer> => brotli(data),
  gz: (data: Buffer): Promise<Buffer> => gzip(data, { level: 9 }),
} as const
type Format = keyof typeof FORMATS

export interface Precompressed {
  readonly copies: number
  readonly made: number
}

/** Includes the compressor's version, whose change makes new copies. */
const copyName = (data: Buffer, format: Format): string => {
  const { brotli: brotliVersion, zlib: zlibVersion } = process.versions
  const hash = createHash('sha256').update(`${brotliVersion} ${zlibVersion} `).update(data)
  return `${hash.digest('hex')}.${format}`
}

/** Writes aside and renames: readers and an aborted build never see half a file. */
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
 * Writes `.br` and `.gz` beside text files, so that the server never compresses. Takes them from `cacheDir`, by
 * content, if it has them.
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
