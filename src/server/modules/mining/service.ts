import { gameValues } from '#rules/game-config/game-config.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { pocketLevels } from './store.ts'

const pocketFullMs = (lastClaimAt: Date, level: number): number => {
  const sizes = gameValues['pocket-size']
  return lastClaimAt.getTime() + (sizes[level] ?? sizes.at(-1) ?? 0) * MS_PER_SECOND
}

export const pocketTriggers = async (
  db: Db,
  players: readonly PlayerRow[],
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const ids = players.map(({ id }) => id)
  const levels = await pocketLevels(db, ids)
  return new Map(
    players.map(({ id, last_claim_at: claimed }) => [
      id,
      { subject: claimed.toISOString(), atMs: pocketFullMs(claimed, levels.get(id) ?? 0) },
    ]),
  )
}
