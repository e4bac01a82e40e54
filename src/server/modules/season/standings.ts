import type { SeasonDates } from '#rules/season/seasons.ts'
import type { Db } from '#server/db/database.ts'
import { playersByIds } from '#server/modules/players/service.ts'
import { resultsOf } from './claim-store.ts'
import { frozenPlaces } from './places-store.ts'
import { rankAtEnd } from './rank.ts'
import { foughtInSeason } from './settle-store.ts'

export interface Standing {
  /** At least one. */
  readonly fights: number
  readonly wins: number
  readonly rankPoints: number
  readonly place: number | null
}

/** Standings by player id. Skips deleted players and players without fights. */
export const standingsAtEnd = async (
  db: Db,
  over: SeasonDates,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> => {
  const fought = await foughtInSeason(db, over.number, playerIds.map(BigInt))
  const ids = [...fought.keys()]
  if (ids.length === 0) return new Map()
  const kept = await resultsOf(db, over.number, ids)
  const places = await frozenPlaces(db, over.number)
  const standings = new Map<number, Standing>()
  for (const player of await playersByIds(db, ids)) {
    const { fights = 0, wins = 0 } = fought.get(player.id) ?? {}
    const rankPoints = rankAtEnd(player, kept.get(player.id) ?? null, over)
    standings.set(Number(player.id), { fights, wins, rankPoints, place: places?.get(player.id) ?? null })
  }
  return standings
}
