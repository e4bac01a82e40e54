import type { CallData } from '#contracts/schemas.ts'
import { ROLLS_KEPT_DAYS } from '#rules/luck/luck.ts'
import { chestLuck, chestRoll, isChest } from '#rules/shop/odds.ts'
import { offerOf } from '#rules/shop/offers.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { drawnBy } from '#server/modules/luck/service.ts'

const inCents = (value: number): number => Math.round(value * 100) / 100

/**
 * A chest's odds and what the player drew with them, from any source (R46, extra 12). Empty if the offer is no chest.
 * @throws ApiError `invalid-payload` for an unknown offer
 */
export const shopOdds = async (
  { db, nowMs }: Scope,
  playerId: number,
  type: string,
): Promise<CallData<'shop.odds'>> => {
  const offer = offerOf(type)
  if (!offer) throw new ApiError('invalid-payload')
  const roll = isChest(offer.contents) ? chestRoll(offer.contents) : null
  const { draws, lines } = roll
    ? chestLuck(roll, await drawnBy({ db, nowMs }, playerId, roll.name, roll.odds))
    : { draws: 0, lines: [] }
  return {
    type,
    kept_days: ROLLS_KEPT_DAYS,
    draws,
    lines: lines.map((line) => ({ ...line, percent: inCents(line.percent), expected: inCents(line.expected) })),
  }
}
