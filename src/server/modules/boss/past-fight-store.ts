import { dayKeyOf } from '#rules/days.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'

/** Fights of one player in one boss event. No `on conflict`: before the call the player has fought no boss at all. */
export interface PastFights {
  readonly playerId: number
  readonly bossEventId: string
  readonly guildId: number | null
  readonly fights: readonly { readonly damage: number; readonly atMs: number }[]
}

const BATCH = 1000

const inBatches = async <T>(rows: readonly T[], insert: (batch: readonly T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH))
}

const sumOf = ({ fights }: PastFights): number => fights.reduce((sum, { damage }) => sum + damage, 0)

const fighterRow = (past: PastFights) => {
  const { fights, playerId, bossEventId } = past
  const lastMs = Math.max(...fights.map(({ atMs }) => atMs))
  const day = dayKeyOf(lastMs)
  return {
    ...{ player_id: playerId, run_id: bossEventId, day, reached_at: new Date(lastMs) },
    damage: sumOf(past),
    best: Math.max(...fights.map(({ damage }) => damage)),
    fights: fights.length,
    fights_today: fights.filter(({ atMs }) => dayKeyOf(atMs) === day).length,
  }
}

/**
 * Writes fights that NPCs of a new world would have had (R44), without replays or rewards. The job of pools.ts adds the
 * damage to the pools, from `boss_feed`.
 */
export const addPastFights = async (
  { db, entropy }: Pick<CallScope, 'db' | 'entropy'>,
  past: readonly PastFights[],
): Promise<void> => {
  const fighters = past.map(fighterRow)
  await inBatches(fighters, (batch) =>
    db
      .insertInto('boss_fighters')
      .values([...batch])
      .execute(),
  )
  const best = new Map<number, number>()
  for (const { best: own, player_id } of fighters) best.set(player_id, Math.max(own, best.get(player_id) ?? 0))
  await inBatches([...best], (batch) =>
    db
      .insertInto('boss_players')
      .values(batch.map(([player_id, best_damage]) => ({ player_id, best_damage })))
      .execute(),
  )
  const forGuilds = past.flatMap((one) => (one.guildId === null ? [] : [{ ...one, guildId: one.guildId }]))
  await inBatches(forGuilds, (batch) =>
    db
      .insertInto('boss_damage')
      .values(
        batch.map((one) => ({
          player_id: one.playerId,
          run_id: one.bossEventId,
          guild_id: one.guildId,
          damage: sumOf(one),
          fights: one.fights.length,
        })),
      )
      .execute(),
  )
  const hits = forGuilds.flatMap(({ fights, guildId, playerId, bossEventId }) =>
    fights.map(({ damage, atMs }) => ({
      ...{ player_id: playerId, run_id: bossEventId, guild_id: guildId, damage, at: new Date(atMs) },
      fight_id: uuidV7(entropy, atMs),
    })),
  )
  await inBatches(hits, (batch) =>
    db
      .insertInto('boss_feed')
      .values([...batch])
      .execute(),
  )
}
