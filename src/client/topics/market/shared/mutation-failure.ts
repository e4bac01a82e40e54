import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText } from '#client/game/use-call-mutation.ts'

/** The server's reason, else `otherwise` (B8). */
export const mutationFailure = (error: Error, otherwise: string): string => {
  // For `listing-gone` the server's text speaks of buying, which does not fit here.
  const isUnreported = error instanceof ApiError && error.code === 'listing-gone'
  return isUnreported ? otherwise : (apiErrorText(error) ?? otherwise)
}
