import { createHmac } from 'node:crypto'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Entropy } from '#server/entropy/entropy.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30 * MS_PER_SECOND
const DIGITS = 6
/** Accepted steps before and after the present one: phones' clocks are not exact. */
const DRIFT = 1
const SECRET_BYTES = 20
const ISSUER = 'House Kombat desk'

/** @internal RFC 4648, without padding. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** @internal */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** @internal RFC 6238 with SHA-1, which every authenticator app knows. */
export const codeAt = (secret: Buffer, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** @internal */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / STEP_MS)

/** The latest step that has this code. Null if none around `nowMs` has. */
export const stepOfCode = (secretText: string, code: string, nowMs: number): number | null => {
  const secret = fromBase32(secretText)
  const now = stepAt(nowMs)
  let found: number | null = null
  // Checks every step, so that the response time does not reveal which one matches.
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) if (codeAt(secret, step) === code) found = step
  return found
}

export const newSecret = (entropy: Entropy): string => toBase32(entropy.bytes(SECRET_BYTES))

export const otpauthUri = (name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${ISSUER}:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / MS_PER_SECOND}`
