import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const TEXT_FILES = /\.(js|css|svg|json|txt|webmanifest)$/
const WORTH_IT_BYTES = 1024

const compress = async (file: string): Promise<void> => {
  const data = await fs.readFile(file)
  if (data.length < WORTH_IT_BYTES) return
  const [br, gz] = await Promise.all([brotli(data), gzip(data, { level: 9 })])
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)])
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that the server compresses nothing. Answers how many. */
export const precompress = async (directory: string): Promise<number> => {
  const names = (await fs.readdir(directory, { recursive: true })).filter((name) => TEXT_FILES.test(name))
  await Promise.all(names.map((name) => compress(path.join(directory, name))))
  return names.length
}
