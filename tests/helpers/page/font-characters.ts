import { brotliDecompressSync } from 'node:zlib'

const HEADER_BYTES = 48
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca']
const OTHER_TAG = 63
/** In WOFF2 the outline tables are transformed unless this field is 3, all others unless it is 0. */
const isTransformed = (tag: string, transformation: number): boolean =>
  tag === 'glyf' || tag === 'loca' ? transformation !== 3 : transformation !== 0

/** The `cmap` table of a WOFF2 file (https://www.w3.org/TR/WOFF2/). */
const cmapOf = (file: Buffer): Buffer => {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 font')
  let at = HEADER_BYTES
  let offset = 0
  let found: { readonly start: number; readonly length: number } | null = null
  const readLength = (): number => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if ((byte & 0x80) === 0) return value
    }
  }
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++)
    const known = flags & OTHER_TAG
    const tag = known === OTHER_TAG ? file.toString('latin1', at, at + 4) : (TAGS[known] ?? '')
    if (known === OTHER_TAG) at += 4
    const original = readLength()
    const length = isTransformed(tag, flags >> 6) ? readLength() : original
    if (tag === 'cmap') found = { start: offset, length }
    offset += length
  }
  if (!found) throw new Error('The font has no cmap')
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return tables.subarray(found.start, found.start + found.length)
}

const addRange = (into: Set<number>, first: number, last: number): void => {
  for (let code = first; code <= last; code += 1) into.add(code)
}

/** Code points that a font draws. Every code point in a range of `cmap` counts. */
export const fontCharacters = (file: Buffer): ReadonlySet<number> => {
  const cmap = cmapOf(file)
  const characters = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) {
      const segments = subtable.readUInt16BE(6)
      for (let segment = 0; segment < segments; segment += 2)
        addRange(characters, subtable.readUInt16BE(16 + segments + segment), subtable.readUInt16BE(14 + segment))
    }
    if (format === 12)
      for (let group = 0; group < subtable.readUInt32BE(12); group += 1)
        addRange(characters, subtable.readUInt32BE(16 + group * 12), subtable.readUInt32BE(20 + group * 12))
  }
  return characters
}
