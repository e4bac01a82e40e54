import { get, line } from './call-line.ts'

/** Calls that the browser makes before it has loaded the whole registry. */
export const bootstrapCalls = {
  // Answers several calls at once, each with its own status. Sections of the startup gate need no player.
  'users.home': get('users/home', 'identity'),
  'clientErrors.report': line('POST', false)('client-errors', 'public'),
} as const
