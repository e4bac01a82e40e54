/** Stable codes, each with its status and English message. A client that does not know a code shows the message. */
export const DESK_ERRORS = {
  'signed-out': { status: 401, message: 'Sign in first' },
  'sign-in-refused': { status: 401, message: 'Name, password and code do not belong together' },
  'sign-in-locked': { status: 429, message: 'Too many tries. Wait a while.' },
  'role-too-low': { status: 403, message: 'Your role does not allow this' },
  'foreign-request': { status: 403, message: 'This request does not come from the desk' },
  'own-request': { status: 403, message: 'Another person has to decide this' },
  'request-decided': { status: 409, message: 'This request has been decided already' },
  'request-not-found': { status: 404, message: 'Request not found' },
  'key-used': { status: 409, message: 'This key was used for another act' },
  'invalid-payload': { status: 400, message: 'Invalid payload' },
  'player-not-found': { status: 404, message: 'Player not found' },
  'replay-not-found': { status: 404, message: 'Replay not found' },
  'cause-not-found': { status: 404, message: 'Error not found' },
  'not-found': { status: 404, message: 'Not found' },
  'act-refused': { status: 400, message: 'The game refuses this act' },
  unexpected: { status: 500, message: 'Something went wrong' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>

export type DeskErrorCode = keyof typeof DESK_ERRORS

/**
 * `details` is the reason in English for `act-refused`, the seconds to wait for `sign-in-locked`, the wrong field or
 * null for `invalid-payload`, else null.
 */
export interface DeskErrorBody {
  readonly error: { readonly code: DeskErrorCode; readonly message: string; readonly details: string | null }
}
