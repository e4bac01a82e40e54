import { createHash } from 'node:crypto'

/** A UUID v8 from a hash of the subject, so that retries get the same id. */
export const fixedId = (subject: string): string => {
  const bytes = createHash('sha256').update(subject).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
