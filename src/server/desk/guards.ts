import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DESK_KEY_HEADER } from '#contracts/desk/desk-calls.ts'
import { UUID } from '#server/entropy/uuid.ts'
import { DeskError } from './desk-error.ts'

/**
 * `__Host-` makes browsers accept the cookie only with Secure, without a domain and for the whole host, so no subdomain
 * can plant one.
 */
const COOKIE = '__Host-desk'
const COOKIE_PATTERN = new RegExp(`^${COOKIE}=([\\w-]{43})$`)
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const DESK_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CSP,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}

export const addDeskHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(DESK_HEADERS)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

export const cookieOf = (token: string, maxAgeS: number): string =>
  `${COOKIE}=${token}; Path=/; Max-Age=${maxAgeS}; Secure; HttpOnly; SameSite=Strict`

/** Null without a cookie, and with two: one of them was planted. */
export const tokenOf = ({ headers }: FastifyRequest): string | null => {
  const found = (headers.cookie ?? '').split(/; */).filter((pair) => pair.startsWith(`${COOKIE}=`))
  return found.length === 1 ? (COOKIE_PATTERN.exec(found[0] ?? '')?.[1] ?? null) : null
}

const originOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

const isOwnOrigin = ({ headers, host }: FastifyRequest): boolean => {
  const origin = originOf(headers.origin ?? '')
  if (origin === null || origin.host !== host) return false
  return origin.protocol === 'https:' || LOOPBACK.includes(origin.hostname)
}

/**
 * Another site's page can make a browser send forms and links, but it can neither set DESK_KEY_HEADER nor choose the
 * origin that the browser states.
 * @throws DeskError `foreign-request`
 */
export const refuseForeign = (request: FastifyRequest): void => {
  const { headers, method } = request
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new DeskError('foreign-request')
  if (method !== 'GET' && !(isOwnOrigin(request) && keyOf(request) !== null)) throw new DeskError('foreign-request')
}

/** The idempotency key of a mutating call. Null if it is missing or malformed. */
export const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers[DESK_KEY_HEADER]
  return typeof key === 'string' && UUID.test(key) ? key.toLowerCase() : null
}
