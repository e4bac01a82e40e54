import { get } from './call-line.ts'

/** Calls that the browser needs before it has loaded the registry. */
export const bootstrapCalls = {
  // Bootstrap: several calls' answers, each with its own status. The gate's sections need no player.
  'users.home': get('users/home', 'identity'),
} as const
