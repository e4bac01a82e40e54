import { createHash } from 'node:crypto'

/** The id of something that is made once, however often it is tried: a UUID (version 8) of its subject. */
export const fixedId = (subject: string): string => {
  const bytes = createHash('sha256').update(subject).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
