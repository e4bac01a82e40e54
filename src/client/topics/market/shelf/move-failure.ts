import { ApiError } from '../../../api/api-error.ts'
import { refusalText } from '../../../game/use-move.ts'

/** What to say when a move of the market fails: the server's reason, or `otherwise` when it has none to tell (B8). */
export const moveFailure = (error: Error, otherwise: string): string => {
  // Its words are about buying.
  const isUntold = error instanceof ApiError && error.code === 'listing-gone'
  return isUntold ? otherwise : (refusalText(error) ?? otherwise)
}
