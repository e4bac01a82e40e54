import { ApiError } from '#client/api/api-error.ts'
import { refusalText } from '#client/game/use-move.ts'

/** The server's reason, or `otherwise` without one (B8). */
export const moveFailure = (error: Error, otherwise: string): string => {
  // That server text is about buying.
  const isUntold = error instanceof ApiError && error.code === 'listing-gone'
  return isUntold ? otherwise : (refusalText(error) ?? otherwise)
}
