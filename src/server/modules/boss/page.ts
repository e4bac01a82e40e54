import type { BossOpponent, BossPage } from '#contracts/wire.ts'
import { BOSS_FIGHTS_A_DAY, BOSS_TITLES, type BossSlug } from '#rules/boss/boss.ts'
import { type BossEvent, isLive, isRunningBoss, lastBossEventOf, nextBossEvent } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES } from '#rules/boss/boss-fight.ts'
import { countOfDay, dayKeyOf, dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { type PlayerRead, partsOf } from '#server/db/player-view.ts'
import { FIGHTER_PARTS, fighterOf, type PlayerFighter } from '#server/modules/fighters/service.ts'
import { MEMBERSHIP_PARTS } from '#server/modules/guild/service.ts'
import { showCommitment } from './commitment.ts'
import { type BossFacts, bossFactsFrom, bossFactsSelect, poolHpOf } from './facts.ts'
import { findGuildPool, type GuildPool } from './pool-store.ts'
import {
  BOSS_LOOT,
  type BossFighter,
  bossFighterSelect,
  bossPlayerSelect,
  guildDamageSelect,
  lootAsset,
  lootSelect,
  type NextFight,
} from './store.ts'

export const bossEventOnTheWire = ({ slug, name, startMs, endMs }: BossEvent): BossPage['boss'] => ({
  slug,
  name,
  started_at: new Date(startMs).toISOString(),
  ended_at: new Date(endMs).toISOString(),
})

export const opponentOnTheWire = ({ slug }: BossEvent): BossOpponent => {
  const { name, stats } = ARENA_BOSSES[slug]
  return { boss_name: name, boss_skill: { active_skill: stats.skill }, health_point: stats.maxHp }
}

/** The boss's event that started last. @throws ApiError `boss-not-found` for a boss outside the calendar */
export const bossEventOf = (slug: BossSlug, nowMs: number): BossEvent => {
  if (!isRunningBoss(slug)) throw new ApiError('boss-not-found')
  return lastBossEventOf(slug, nowMs)
}

export interface BossVisitor {
  readonly bossEvent: BossEvent
  readonly fighter: PlayerFighter
  readonly record: BossFighter | null
  readonly next: NextFight | null
  readonly guild: GuildPool | null
  /** The player's damage in this event for the current guild, up to date. 0 without a guild. */
  readonly ownPart: number
  readonly facts: BossFacts
  readonly loot: BossPage['items']
}

const parts = (bossEvent: BossEvent) => ({
  ...FIGHTER_PARTS,
  ...MEMBERSHIP_PARTS,
  bossPlayer: bossPlayerSelect,
  record: bossFighterSelect(bossEvent.id),
  guildDamage: guildDamageSelect(bossEvent.id),
  loot: lootSelect,
  facts: bossFactsSelect,
})

export const lootOnTheWire = (
  amounts: readonly { readonly asset: string; readonly quantity: number }[],
): BossPage['items'] =>
  BOSS_LOOT.map((slug) => ({
    slug,
    quantity: amounts.find(({ asset }) => asset === lootAsset(slug))?.quantity ?? 0,
  }))

/** A boss fight ignores stances (R55), so neither commitment nor replay contains one. */
const withoutStance = ({ stats: { stance: _, ...stats }, ...fighter }: PlayerFighter): PlayerFighter => ({
  ...fighter,
  stats,
})

/** @throws ApiError `player-not-found` */
export const readVisitor = async (
  db: Db,
  playerId: number,
  bossEvent: BossEvent,
  nowMs: number,
): Promise<BossVisitor> => {
  const read = await readPlayerWith(db, playerId, partsOf(parts(bossEvent), playerId, nowMs))
  if (!read || read.deleted_at !== null) throw new ApiError('player-not-found')
  const { bossPlayer, facts, guildDamage, membership, loot, record, ...fighter } = read as PlayerRead<
    ReturnType<typeof parts>
  >
  const guild = membership === null ? undefined : await findGuildPool(db, membership.guildId, bossEvent.id)
  return {
    bossEvent,
    fighter: withoutStance(fighterOf(fighter as PlayerRead<typeof FIGHTER_PARTS>, nowMs)),
    record,
    next: bossPlayer?.next ?? null,
    guild: guild ?? null,
    ownPart: guildDamage.find(({ guildId }) => guildId === guild?.guildId)?.damage ?? 0,
    facts: bossFactsFrom(facts),
    loot: lootOnTheWire(loot),
  }
}

/** Fights left on this UTC day (R25). 0 outside the event. */
export const fightsLeft = ({ record, bossEvent }: Pick<BossVisitor, 'record' | 'bossEvent'>, nowMs: number): number => {
  if (!isLive(bossEvent, nowMs)) return 0
  const used = record === null ? 0 : countOfDay({ day: record.day, count: record.fightsToday }, dayKeyOf(nowMs))
  return BOSS_FIGHTS_A_DAY - used
}

/** The guild's pool, at full health before the first hit. Null without a guild. */
export const poolNow = (
  { guild, facts, bossEvent }: Pick<BossVisitor, 'guild' | 'facts' | 'bossEvent'>,
  nowMs: number,
) => {
  if (!guild) return null
  const { pool } = guild
  return {
    // The pool of a defeated boss keeps the health it had.
    hp: pool !== null && pool.emptiedMs !== null ? pool.hp : poolHpOf(facts, bossEvent, nowMs),
    damage: pool?.damage ?? 0,
    emptiedMs: pool?.emptiedMs ?? null,
    summedMs: pool?.summedMs ?? bossEvent.startMs,
  }
}

const poolOnTheWire = (visitor: BossVisitor, nowMs: number): BossPage['pool'] => {
  const pool = poolNow(visitor, nowMs)
  if (!visitor.guild || !pool) return null
  return {
    guild_id: visitor.guild.slug,
    hp: pool.hp,
    damage: pool.damage,
    own_damage: visitor.ownPart,
    emptied_at: pool.emptiedMs === null ? null : new Date(pool.emptiedMs).toISOString(),
    summed_at: new Date(pool.summedMs).toISOString(),
  }
}

const chestOnTheWire = (record: BossFighter | null): BossPage['chest'] => {
  if (!record?.chestId) return { state: 'none', inbox_id: null }
  return record.chestOpened ? { state: 'opened', inbox_id: null } : { state: 'waiting', inbox_id: record.chestId }
}

export const showPage = async (scope: CallScope, visitor: BossVisitor): Promise<BossPage> => {
  const { nowMs } = scope
  const { facts, fighter, next, record, bossEvent } = visitor
  const left = fightsLeft(visitor, nowMs)
  const pool = poolOnTheWire(visitor, nowMs)
  return {
    boss: bossEventOnTheWire(bossEvent),
    live: isLive(bossEvent, nowMs),
    opponent: opponentOnTheWire(bossEvent),
    attack_point: ARENA_BOSSES[bossEvent.slug].stats.attack,
    next: bossEventOnTheWire(nextBossEvent(nowMs)),
    locked: [{ slug: 'boss-hollow', name: BOSS_TITLES['boss-hollow'], opens_at: facts.hollowOpensAt }],
    fights_left: left,
    renews_at: new Date(dayStartMs(nowMs) + MS_PER_DAY).toISOString(),
    commitment:
      left > 0 ? await showCommitment(scope, Number(fighter.player.id), { bossEvent, own: fighter.stats }, next) : null,
    own: { damage: record?.damage ?? 0, best: record?.best ?? 0, fights: record?.fights ?? 0 },
    pool,
    chest: chestOnTheWire(record),
    fall_unseen: pool !== null && pool.emptied_at !== null && record !== null && !record.fallSeen,
    items: visitor.loot,
  }
}
