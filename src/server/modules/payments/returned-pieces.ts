import { MS_PER_DAY } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { rowsOfPlayer } from '#server/modules/items/service.ts'
import type { ReturnedPiece } from '#server/modules/shop/service.ts'
import { takenSince } from './charge-store.ts'
import type { TakenGoods } from './take-back.ts'

/** A piece bought again within this time gets the lines it had (R49). */
const REMEMBERED_MS = 30 * MS_PER_DAY

const linesOf = ({ slug, stats }: ReturnedPiece): string => `${slug} ${JSON.stringify(stats)}`

/**
 * Pieces returned in the last 30 days and not bought again, latest first. Without them a player could return and rebuy
 * a piece until its lines are good (R49).
 */
export const returnedPieces = async ({ db, nowMs }: CallScope, playerId: number): Promise<readonly ReturnedPiece[]> => {
  const taken = (await takenSince(db, playerId, nowMs - REMEMBERED_MS)) as readonly TakenGoods[]
  const pieces = taken.flatMap(({ items }) => items)
  if (pieces.length === 0) return []
  const owned = new Set((await rowsOfPlayer(db, playerId)).map(linesOf))
  return pieces.filter((piece) => !owned.has(linesOf(piece)))
}
