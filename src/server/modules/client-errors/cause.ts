import { createHash } from 'node:crypto'
import type { ClientError, ClientTimes } from '#contracts/schemas/client-errors.ts'
import { FRAME_RATE_MAX, POSITION_MAX, TIME_MAX_MS } from '#rules/client-errors/client-errors.ts'
import { privateFile, privateText } from '#rules/client-errors/private-text.ts'

const FINGERPRINT_DIGITS = 16

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.round(value)))

/** Cleans the error once more, because a client may send anything. */
export const cleanError = ({ kind, message, frames }: ClientError): ClientError => ({
  kind,
  message: privateText(message),
  frames: frames.flatMap((frame) => {
    const file = privateFile(frame.file)
    const [line, column] = [clamp(frame.line, 1, POSITION_MAX), clamp(frame.column, 1, POSITION_MAX)]
    return file === '' ? [] : [{ file, line, column }]
  }),
})

export const cleanTimes = (times: ClientTimes): ClientTimes =>
  Object.fromEntries(
    Object.entries(times).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, clamp(value, 0, name === 'fight_fps' ? FRAME_RATE_MAX : TIME_MAX_MS)]],
    ),
  )

/** Equal for errors of one cause in one build. Digits in the message do not matter. */
export const fingerprintOf = ({ kind, message, frames: [top] }: ClientError): string => {
  const place = top ? `${top.file}:${top.line}:${top.column}` : ''
  const hash = createHash('sha256').update(JSON.stringify([kind, message.replace(/\d+/g, 'N'), place]))
  return hash.digest('hex').slice(0, FINGERPRINT_DIGITS)
}
