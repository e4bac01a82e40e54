import { createHash } from 'node:crypto'
import type { ClientError } from '#contracts/schemas/client-errors.ts'
import { privateFile, privateText } from '#rules/client-errors/private-text.ts'

const FINGERPRINT_DIGITS = 16

/** Cleans it again: a client may send anything. */
export const cleanError = ({ kind, message, frames }: ClientError): ClientError => ({
  kind,
  message: privateText(message),
  frames: frames.flatMap((frame) => {
    const file = privateFile(frame.file)
    return file === '' ? [] : [{ ...frame, file }]
  }),
})

/** The same for errors of one cause in one build. */
export const fingerprintOf = ({ kind, message, frames: [top] }: ClientError): string => {
  const place = top ? `${top.file}:${top.line}:${top.column}` : ''
  const hash = createHash('sha256').update(JSON.stringify([kind, message.replace(/\d+/g, 'N'), place]))
  return hash.digest('hex').slice(0, FINGERPRINT_DIGITS)
}
