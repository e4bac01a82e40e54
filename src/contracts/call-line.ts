/**
 * Authentication that a call requires.
 * - `public`: none; - `identity`: valid launch data, the player need not exist yet; - `player`: an onboarded player.
 */
export type CallAccess = 'public' | 'identity' | 'player'

/** One row of the call registry. Calls with `mutates` support `Idempotency-Key`: all that change money or items do. */
export interface CallLine {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: CallAccess
  readonly mutates: boolean
}

export const line =
  <M extends CallLine['method'], V extends boolean>(method: M, mutates: V) =>
  (path: string, access: CallAccess = 'player') =>
    ({ method, path: `/api/v1/${path}`, access, mutates }) as const

export const get = line('GET', false)
export const post = line('POST', true)
export const patch = line('PATCH', true)
export const put = line('PUT', true)
export const remove = line('DELETE', true)
