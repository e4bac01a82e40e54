import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText } from '#client/game/use-call-mutation.ts'

/** The server's reason, or `otherwise` without one (B8). */
export const mutationFailure = (error: Error, otherwise: string): string => {
  // That server text is about buying.
  const isUnreported = error instanceof ApiError && error.code === 'listing-gone'
  return isUnreported ? otherwise : (apiErrorText(error) ?? otherwise)
}
