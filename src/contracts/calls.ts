/**
 * What kind of caller a call admits.
 * - `public`: anyone; - `identity`: valid launch data, the player need not exist yet; - `player`: an onboarded player.
 */
export type CallAccess = 'public' | 'identity' | 'player'

/** One line of the call registry. `moves` marks a call that moves money or items: it honours `Idempotency-Key`. */
export interface CallLine {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path with `{param}` placeholders, as the specification writes it. */
  readonly path: string
  readonly access: CallAccess
  readonly moves: boolean
}

const get = (path: string, access: CallAccess = 'player') => ({ method: 'GET', path, access, moves: false }) as const
const post = (path: string, access: CallAccess = 'player') => ({ method: 'POST', path, access, moves: true }) as const

/**
 * The registry of every call: name → method and path (A7, B7, R43). It carries no schema, so the browser can import
 * it without zod; `schemas.ts` holds the shapes under the same names.
 */
export const calls = {
  'settings.get': get('/api/v1/settings', 'identity'),
  'users.me': get('/api/v1/users/me'),
  'users.balance': get('/api/v1/users/balance'),
  'users.stars': get('/api/v1/users/stars'),
  'users.boosts': get('/api/v1/users/boosts'),
  'users.lastClaim': get('/api/v1/users/last_claim'),
  'users.claim': post('/api/v1/users/claim'),
  'users.onboard': post('/api/v1/users/onboard', 'identity'),
  'season.get': get('/api/v1/season', 'identity'),
  'season.me': get('/api/v1/season/me'),
  'guild.me': get('/api/v1/guild/me', 'identity'),
  'combats.me': get('/api/v1/combats/me'),
  'combats.season': get('/api/v1/combats/season', 'identity'),
  'combats.energy': get('/api/v1/combats/energy'),
  'combats.find': get('/api/v1/combats/find'),
  'combats.fight': post('/api/v1/combats/fight'),
  'combats.challenge': post('/api/v1/combats/challenge'),
  'combats.opponent': get('/api/v1/combats/opponents/{query}'),
  'combats.skill': { method: 'PATCH', path: '/api/v1/combats/pets/skill', access: 'player', moves: false },
  'combats.history': get('/api/v1/combats/history'),
  'combats.replay': get('/api/v1/combats/replay/{id}', 'identity'),
  'combats.verify': get('/api/v1/combats/replay/{id}/verification', 'identity'),
  'equipments.equipped': get('/api/v1/equipments/equipped'),
} as const satisfies Record<string, CallLine>

/** Name of a call in the registry. */
export type CallName = keyof typeof calls
