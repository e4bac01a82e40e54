import type { Db } from '#server/db/database.ts'
import { huntTriggers } from '#server/modules/hunt/service.ts'
import { lastActMsOf, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { KINDS, KINDS_BY_URGENCY, type KindTrigger, type TriggerBatch } from './kinds.ts'

const lastActMs = (player: PlayerRow, huntStartedMs: number | undefined): number =>
  Math.max(lastActMsOf(player), huntStartedMs ?? 0)

/**
 * Triggers by player id, the most urgent first. @param sinceMs older attacks, sales and guild reminders are left out
 */
export const triggersOf = async (
  db: Db,
  playerIds: readonly bigint[],
  sinceMs: number,
  nowMs: number,
): Promise<ReadonlyMap<bigint, { readonly lastActMs: number; readonly triggers: readonly KindTrigger[] }>> => {
  const players = await playersByIds(db, playerIds)
  const hunts = await huntTriggers(db, playerIds)
  const awaySinceMs = new Map(players.map((player) => [player.id, lastActMs(player, hunts.get(player.id)?.startedMs)]))
  const season = await currentSeason(db, nowMs)
  const batch: TriggerBatch = { db, nowMs, sinceMs, season, playerIds, players, hunts, awaySinceMs }
  const found = new Map(
    [...awaySinceMs].map(([id, lastActMs]) => [id, { lastActMs, triggers: [] as KindTrigger[] }] as const),
  )
  for (const kind of KINDS_BY_URGENCY) {
    for (const [id, trigger] of await KINDS[kind].triggers(batch))
      if (trigger !== null) found.get(id)?.triggers.push({ ...trigger, kind })
  }
  return found
}
