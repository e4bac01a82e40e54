import { get } from './call-line.ts'

/** The calls of an opening, which the browser needs before it has the registry. */
export const openingCalls = {
  // Ours: all parts of one opening, each with the status of its own call; those of the gate need no player.
  'users.home': get('users/home', 'identity'),
} as const
