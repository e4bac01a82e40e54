import { MS_PER_DAY } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import { rowsOfPlayer } from '../items/service.ts'
import type { ReturnedPiece } from '../shop/service.ts'
import { takenSince } from './charge-store.ts'
import type { TakenGoods } from './take-back.ts'

/** So long a returned piece that is bought again has the lines that it had (R49). */
const REMEMBERED_MS = 30 * MS_PER_DAY

const linesOf = ({ slug, stats }: ReturnedPiece): string => `${slug} ${JSON.stringify(stats)}`

/**
 * Pieces that a player has returned in the last 30 days and has not bought again, the latest first. Without them a piece could be bought
 * and returned until its lines are the wanted ones (R49).
 */
export const returnedPieces = async ({ db, nowMs }: CallScope, playerId: number): Promise<readonly ReturnedPiece[]> => {
  const taken = (await takenSince(db, playerId, nowMs - REMEMBERED_MS)) as readonly TakenGoods[]
  const pieces = taken.flatMap(({ items }) => items)
  if (pieces.length === 0) return []
  const owned = new Set((await rowsOfPlayer(db, playerId)).map(linesOf))
  return pieces.filter((piece) => !owned.has(linesOf(piece)))
}
