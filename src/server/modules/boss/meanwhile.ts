import type { CallData } from '#contracts/schemas.ts'
import { begunBossEvents, bossEventsBeginning } from '#rules/boss/boss-calendar.ts'
import { damageSince } from '#rules/boss/pool-marks.ts'
import { AWAY_LOOK_BACK_MS } from '#rules/home/away.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { guildOf } from '#server/modules/guild/service.ts'
import { bossFacts, poolHpOf } from './facts.ts'
import { markedPools } from './pool-store.ts'

/** Counts from `since`, but at most thirty days back. What the guild did counts only from the player's joining. */
export const bossesMeanwhile = async (
  { db, nowMs }: Scope,
  playerId: number,
  since: string,
): Promise<CallData<'boss.meanwhile'>> => {
  const awayMs = Math.min(nowMs, Math.max(Date.parse(since), nowMs - AWAY_LOOK_BACK_MS))
  const guild = await guildOf(db, playerId)
  const sinceMs = Math.max(awayMs, guild?.joinedMs ?? 0)
  const [live] = begunBossEvents(nowMs)
  const events = bossEventsBeginning(begunBossEvents(sinceMs)[0].startMs, nowMs + 1)
  const bosses = events.filter(({ startMs }) => startMs > awayMs).length
  if (guild === null) return { bosses, guild: null }
  const eventIds = events.map(({ id }) => id)
  const pools = await markedPools(db, guild.guildId, eventIds)
  const ofEvents = events.flatMap(({ id, startMs }) => {
    const pool = pools.get(id)
    return pool ? [{ startMs, pool }] : []
  })
  const pool = pools.get(live.id)
  const hp = pool?.hp ?? poolHpOf(await bossFacts(db), live, nowMs)
  return {
    bosses,
    guild: {
      damage: ofEvents.reduce((sum, { pool, startMs }) => sum + damageSince(pool, startMs, sinceMs), 0),
      fallen: ofEvents.filter(({ pool: { emptiedMs } }) => emptiedMs !== null && emptiedMs > sinceMs).length,
      boss: live.slug,
      hp,
      left: Math.max(0, hp - (pool?.damage ?? 0)),
    },
  }
}
