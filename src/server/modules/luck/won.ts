import type { LuckRollName } from '#rules/luck/luck.ts'
import { WINNABLE_ROLLS, wonChancePercent } from '#rules/luck/won-chance.ts'
import { luckiestRoll } from '#rules/season/season-card.ts'
import type { Db } from '#server/db/database.ts'
import { oddsOfRolls, rollsBetween } from './store.ts'

export interface WonRoll {
  readonly number: number
  readonly name: LuckRollName
  readonly at: Date
  readonly chancePercent: number
  readonly odds: object
  readonly outcome: object
}

/** Each player's won roll with the lowest chance (R46). Players without a won roll are missing. */
export const luckiestRolls = async (
  db: Db,
  playerIds: readonly number[],
  span: { readonly fromMs: number; readonly toMs: number },
): Promise<ReadonlyMap<number, WonRoll>> => {
  const luckiest = new Map<number, WonRoll>()
  for (const { playerId, ...roll } of await rollsBetween(db, playerIds, WINNABLE_ROLLS, span)) {
    const chancePercent = wonChancePercent(roll)
    if (chancePercent === null) continue
    const than = luckiest.get(playerId)
    const won = { ...roll, chancePercent }
    luckiest.set(playerId, luckiestRoll(than === undefined ? [won] : [than, won]) ?? won)
  }
  const rolls = [...luckiest].map(([playerId, { at, number }]) => ({ playerId, at, number }))
  const odds = await oddsOfRolls(db, rolls)
  return new Map(
    [...luckiest].map(([playerId, roll]) => [playerId, { ...roll, odds: odds.get(playerId) ?? roll.odds }]),
  )
}
