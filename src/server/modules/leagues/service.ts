import type { Kysely, RawBuilder } from 'kysely'
import { dayStartMs } from '../../../rules/days.ts'
import { bossLeaguePoints } from '../../../rules/leaderboards/league-points.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { insertPoints, pointsSince } from './store.ts'
import { type WeekFighter, type WeekFights, weekFighters, weekFightsPart } from './week-store.ts'

/**
 * Books the league points of a fight with a boss (R27), in the transaction of the fight, which holds the player's lock: so the
 * day's most holds however many fight at once.
 * @returns how many they are; 0 when the day has brought all that it can
 */
export const bookBossPoints = async (
  { db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>,
  playerId: number,
  fight: { readonly id: string; readonly damage: number },
): Promise<number> => {
  const amount = bossLeaguePoints(fight.damage, await pointsSince(db, playerId, 'boss', dayStartMs(nowMs)))
  if (amount > 0) await insertPoints(db, { playerId, source: 'boss', ref: fight.id, amount }, nowMs)
  return amount
}

/** What a player has fought in each week of the leagues, for the statement that reads the player. */
export const leagueFightsPart = (playerId: number): RawBuilder<readonly WeekFights[]> => weekFightsPart(playerId)

/** Whoever fought in a week of the leagues, people alone (R48), in the order of their ids from one on. */
export const fightersOfWeek = (
  db: Kysely<Database>,
  week: Pick<WeekFights, 'season' | 'week'>,
  afterId: bigint,
  limit: number,
): Promise<readonly WeekFighter[]> => weekFighters(db, week, afterId < 0n ? 0n : afterId, limit)
