import type { CallData } from '#contracts/schemas.ts'
import type { BossPage } from '#contracts/wire.ts'
import type { BossSlug } from '#rules/boss/boss.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { bossEventOf, bossEventOnTheWire, readVisitor, showPage } from './page.ts'
import { bossesMetSelect, bossPlayerSelect, guildDamages, setFallSeen } from './store.ts'

export const BOSS_PLAYER_PARTS = { bossPlayer: bossPlayerSelect }

export const BOSSES_MET_PARTS = { bossesMet: bossesMetSelect }

export const damageForGuilds = (db: Db, playerIds: readonly number[], bossEventIds: readonly string[]) =>
  guildDamages(db, playerIds, bossEventIds)

/** Newest start first: the live boss, and the last event of the other boss (row 142). */
export const activeBosses = (nowMs: number): CallData<'boss.active'> => begunBossEvents(nowMs).map(bossEventOnTheWire)

/**
 * The boss's page (rows 142, 143, 147). @throws ApiError `player-not-found`, `boss-not-found` for a boss outside the
 * calendar
 */
export const bossPageOf = async (scope: CallScope, playerId: number, slug: BossSlug): Promise<BossPage> => {
  const bossEvent = bossEventOf(slug, scope.nowMs)
  return showPage(scope, await readVisitor(scope.db, playerId, bossEvent, scope.nowMs))
}

/** @throws ApiError `boss-not-found` */
export const seeBossFall = async (
  { db, nowMs }: Scope,
  playerId: number,
  slug: BossSlug,
): Promise<CallData<'boss.seen'>> => {
  await setFallSeen(db, playerId, bossEventOf(slug, nowMs).id, nowMs)
  return { slug }
}
