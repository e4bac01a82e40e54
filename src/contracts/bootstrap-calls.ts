import { get, line } from './call-line.ts'

/** Calls that the browser makes before it has loaded the whole registry. */
export const bootstrapCalls = {
  // Answers several calls at once, each with its own status. `identity`, because the sections for the startup gate
  // exist before a player has onboarded.
  'users.home': get('users/home', 'identity'),
  'clientErrors.report': line('POST', false)('client-errors', 'public'),
} as const
