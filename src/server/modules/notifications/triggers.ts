import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { refineTriggers } from '#server/modules/blacksmith/service.ts'
import { bossTriggers } from '#server/modules/boss-boards/service.ts'
import { newsTrigger } from '#server/modules/channel/service.ts'
import { guildTriggers } from '#server/modules/guild/service.ts'
import { huntTriggers } from '#server/modules/hunt/service.ts'
import { attackTriggers, energyTrigger } from '#server/modules/kombat/service.ts'
import { leagueTriggers } from '#server/modules/leagues/service.ts'
import { soldTriggers, wishTriggers } from '#server/modules/market/service.ts'
import { pocketTriggers } from '#server/modules/mining/service.ts'
import { lastActMsOf, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import { currentSeason, seasonTrigger } from '#server/modules/season/service.ts'
import { tournamentTriggers } from '#server/modules/tournament/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'

const lastActMs = (player: PlayerRow, huntStartedMs: number | undefined): number =>
  Math.max(lastActMsOf(player), huntStartedMs ?? 0)

/** By player id; the number of statements is constant. @param attackedSinceMs oldest attack, sale or reminder */
export const triggersOf = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  attackedSinceMs: number,
  nowMs: number,
): Promise<ReadonlyMap<bigint, { readonly lastActMs: number; readonly triggers: readonly NotificationTrigger[] }>> => {
  const players = await playersByIds(db, playerIds)
  const hunts = await huntTriggers(db, playerIds)
  const awaySinceMs = new Map(players.map((player) => [player.id, lastActMs(player, hunts.get(player.id)?.startedMs)]))
  const attacks = await attackTriggers(db, awaySinceMs, attackedSinceMs)
  const sales = await soldTriggers(db, awaySinceMs, attackedSinceMs)
  const wishes = await wishTriggers(db, playerIds)
  const guilds = await guildTriggers(db, awaySinceMs, attackedSinceMs)
  const bosses = await bossTriggers(db, playerIds, nowMs)
  const leagues = await leagueTriggers(db, playerIds, nowMs)
  const tournaments = await tournamentTriggers(db, playerIds, nowMs)
  const season = await currentSeason(db, nowMs)
  const pockets = await pocketTriggers(db, players)
  const refinings = await refineTriggers(db, playerIds)
  const news = await newsTrigger(db)
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
        seasonTrigger(season, { id, lastActMs }),
        wishes.get(id),
        sales.get(id),
        pockets.get(id),
        energyTrigger(player),
        refinings.get(id),
        news,
      ]
      return [id, { lastActMs, triggers: found.filter((trigger) => trigger != null) }]
    }),
  )
}
