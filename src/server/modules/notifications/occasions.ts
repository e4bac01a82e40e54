import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { refineOccasions } from '#server/modules/blacksmith/service.ts'
import { bossOccasions } from '#server/modules/boss-boards/service.ts'
import { newsOccasion } from '#server/modules/channel/service.ts'
import { guildOccasions } from '#server/modules/guild/service.ts'
import { huntOccasions } from '#server/modules/hunt/service.ts'
import { attackOccasions, energyOccasion } from '#server/modules/kombat/service.ts'
import { leagueOccasions } from '#server/modules/leagues/service.ts'
import { soldOccasions, wishOccasions } from '#server/modules/market/service.ts'
import { pocketOccasions } from '#server/modules/mining/service.ts'
import { lastActMsOf, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import { currentSeason, seasonOccasion } from '#server/modules/season/service.ts'
import { tournamentOccasions } from '#server/modules/tournament/service.ts'
import type { Occasion } from '#server/notification-trigger.ts'

const lastActMs = (player: PlayerRow, huntStartedMs: number | undefined): number =>
  Math.max(lastActMsOf(player), huntStartedMs ?? 0)

/** By player id; the number of statements is constant. @param attackedSinceMs oldest attack, sale or reminder */
export const occasionsOf = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  attackedSinceMs: number,
  nowMs: number,
): Promise<ReadonlyMap<bigint, { readonly lastActMs: number; readonly occasions: readonly Occasion[] }>> => {
  const players = await playersByIds(db, playerIds)
  const hunts = await huntOccasions(db, playerIds)
  const awaySinceMs = new Map(players.map((player) => [player.id, lastActMs(player, hunts.get(player.id)?.startedMs)]))
  const attacks = await attackOccasions(db, awaySinceMs, attackedSinceMs)
  const sales = await soldOccasions(db, awaySinceMs, attackedSinceMs)
  const wishes = await wishOccasions(db, playerIds)
  const guilds = await guildOccasions(db, awaySinceMs, attackedSinceMs)
  const bosses = await bossOccasions(db, playerIds, nowMs)
  const leagues = await leagueOccasions(db, playerIds, nowMs)
  const tournaments = await tournamentOccasions(db, playerIds, nowMs)
  const season = await currentSeason(db, nowMs)
  const pockets = await pocketOccasions(db, players)
  const refinings = await refineOccasions(db, playerIds)
  const news = await newsOccasion(db)
  return new Map(
    players.map((player) => {
      const { id } = player
      const lastActMs = awaySinceMs.get(id) ?? 0
      const found = [
        hunts.get(id)?.done,
        attacks.get(id),
        guilds.get(id),
        bosses.get(id),
        tournaments.get(id),
        leagues.get(id),
        seasonOccasion(season, { id, lastActMs }),
        wishes.get(id),
        sales.get(id),
        pockets.get(id),
        energyOccasion(player),
        refinings.get(id),
        news,
      ]
      return [id, { lastActMs, occasions: found.filter((occasion) => occasion != null) }]
    }),
  )
}
