/** Lowest role first. Each role has the permissions of all lower ones. */
export const DESK_ROLES = ['read', 'support', 'owner'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

export const OPERATOR_NAME = /^[a-z][a-z0-9-]{1,31}$/

/** Every POST carries a fresh UUID in this header. If `act` or `decide` is repeated, it gets the first answer. */
export const DESK_KEY_HEADER = 'x-desk-key'

/**
 * `role` is the lowest role that may make the call; null for calls before sign-in. `:name` in a path is a parameter.
 */
export const DESK_CALLS = {
  login: { method: 'POST', path: '/desk/login', role: null },
  logout: { method: 'POST', path: '/desk/logout', role: 'read' },
  me: { method: 'GET', path: '/desk/me', role: 'read' },
  players: { method: 'GET', path: '/desk/players', role: 'read' },
  player: { method: 'GET', path: '/desk/players/:id', role: 'read' },
  ledger: { method: 'GET', path: '/desk/players/:id/ledger', role: 'read' },
  inbox: { method: 'GET', path: '/desk/players/:id/inbox', role: 'read' },
  fights: { method: 'GET', path: '/desk/players/:id/fights', role: 'read' },
  replay: { method: 'GET', path: '/desk/replays/:id', role: 'read' },
  orders: { method: 'GET', path: '/desk/players/:id/orders', role: 'read' },
  sanctions: { method: 'GET', path: '/desk/players/:id/sanctions', role: 'read' },
  errors: { method: 'GET', path: '/desk/players/:id/errors', role: 'read' },
  causes: { method: 'GET', path: '/desk/errors', role: 'read' },
  cause: { method: 'GET', path: '/desk/errors/:build/:fingerprint', role: 'read' },
  log: { method: 'GET', path: '/desk/log', role: 'read' },
  act: { method: 'POST', path: '/desk/acts', role: 'support' },
  requests: { method: 'GET', path: '/desk/requests', role: 'read' },
  decide: { method: 'POST', path: '/desk/requests/:id', role: 'support' },
  state: { method: 'GET', path: '/desk/state', role: 'read' },
  economy: { method: 'GET', path: '/desk/economy', role: 'read' },
  operators: { method: 'GET', path: '/desk/operators', role: 'owner' },
} as const satisfies Readonly<
  Record<string, { readonly method: 'GET' | 'POST'; readonly path: string; readonly role: DeskRole | null }>
>

export type DeskCallName = keyof typeof DESK_CALLS
