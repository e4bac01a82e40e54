import { createHmac, timingSafeEqual } from 'node:crypto'
import { drawsNothing, readableName } from '#rules/seen-text.ts'
import { ApiError } from '#server/api-error.ts'
import type { Identity } from '#server/calls/identity.ts'
import { setNewest } from '#server/set-newest.ts'
import { wellFormedText } from './well-formed.ts'

const LAUNCH_DATA_CHARS_MAX = 8192
const FUTURE_TOLERANCE_S = 60

/** @throws ApiError with one of the four `authentication` codes */
export type LaunchDataCheck = (authorization: string | undefined, nowMs: number) => Identity

/** The messenger's maximum: 64 characters for a first name, 32 for a username. */
const NAME_CHARS_MAX = 64
const PHOTO_URL_CHARS_MAX = 1024
const START_PARAM_CHARS_MAX = 512

const optionalText = (value: unknown): string | null => {
  if (typeof value !== 'string') return null
  const text = wellFormedText(value).trim()
  return text === '' ? null : text
}

// Cuts long names: one of several kilobytes would not fit into an index.
const optionalName = (value: unknown): string | null => {
  const name = optionalText(value)
  const kept = name && [...name].slice(0, NAME_CHARS_MAX).join('').trim()
  return kept === null || drawsNothing(kept) ? null : kept
}

const optionalWithin = (value: unknown, charsMax: number): string | null => {
  const text = optionalText(value)
  return text !== null && text.length <= charsMax ? text : null
}

const parseUser = (json: string | null): Record<string, unknown> => {
  try {
    const user: unknown = JSON.parse(json ?? '')
    if (typeof user === 'object' && user !== null) return user as Record<string, unknown>
  } catch {
    // Not JSON: falls through to the ApiError below.
  }
  throw new ApiError('authentication-malformed')
}

const identityOf = (fields: URLSearchParams): Identity => {
  const user = parseUser(fields.get('user'))
  const userId = user.id
  if (typeof userId !== 'number' || !Number.isSafeInteger(userId) || userId <= 0) {
    throw new ApiError('authentication-malformed')
  }
  const photoUrl = optionalWithin(user.photo_url, PHOTO_URL_CHARS_MAX)
  return {
    userId,
    username: optionalName(user.username),
    firstName: readableName(optionalName(user.first_name), userId),
    lastName: optionalName(user.last_name),
    photoUrl: photoUrl?.startsWith('https://') ? photoUrl : null,
    languageCode: optionalName(user.language_code) ?? 'en',
    isPremium: user.is_premium === true,
    startParam: optionalWithin(fields.get('start_param'), START_PARAM_CHARS_MAX),
  }
}

const rawLaunchData = (authorization: string | undefined): string => {
  if (authorization === undefined || authorization.trim() === '') throw new ApiError('authentication')
  const [scheme = '', raw = ''] = authorization.trim().split(/ +/, 2)
  if (scheme.toLowerCase() !== 'tma' || authorization.length > LAUNCH_DATA_CHARS_MAX) {
    throw new ApiError('authentication-malformed')
  }
  if (raw === '') throw new ApiError('authentication')
  return raw
}

interface Verified {
  readonly identity: Identity
  /** Seconds since the epoch. */
  readonly signedAtS: number
}

/** Cache size: a player sends the same launch data with each call of a session. */
const VERIFIED_KEPT = 5000

/** Caches the `count` newest results by text. Errors are not cached. */
const keptLast = <T>(count: number, make: (text: string) => T): ((text: string) => T) => {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    setNewest(kept, text, made, count)
    return made
  }
}

/** All fields but `hash` are signed, by any of the tokens (A6, A7). Fields differ by the way the app was opened. */
export const createLaunchDataCheck = (botTokens: readonly string[], maxAgeS: number): LaunchDataCheck => {
  const secrets = botTokens.map((token) => createHmac('sha256', 'WebAppData').update(token).digest())

  const verified = keptLast(VERIFIED_KEPT, (raw): Verified => {
    const fields = new URLSearchParams(raw)
    const hashes = fields.getAll('hash')
    const hash = hashes[0] ?? ''
    if (hashes.length !== 1 || !/^[0-9a-f]{64}$/i.test(hash)) throw new ApiError('authentication-malformed')

    const signed = [...fields].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`)
    const content = signed.sort().join('\n')
    const given = Buffer.from(hash, 'hex')
    const isSigned = (secret: Buffer) => timingSafeEqual(createHmac('sha256', secret).update(content).digest(), given)
    if (!secrets.some(isSigned)) throw new ApiError('authentication-invalid')

    const signedAt = fields.get('auth_date') ?? ''
    if (!/^\d{1,12}$/.test(signedAt)) throw new ApiError('authentication-malformed')
    return { signedAtS: Number(signedAt), identity: identityOf(fields) }
  })

  return (authorization, nowMs) => {
    const { signedAtS, identity } = verified(rawLaunchData(authorization))
    const ageS = nowMs / 1000 - signedAtS
    if (ageS > maxAgeS || ageS < -FUTURE_TOLERANCE_S) throw new ApiError('authentication-expired')
    return identity
  }
}
