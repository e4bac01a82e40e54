import { z } from 'zod'
import { BOSS_ITEMS, BOSS_SKINS, BOSS_SLUGS } from '../../rules/boss/boss.ts'
import type { TopicCalls } from './call-schema.ts'
import { emblem } from './guild.ts'
import { equipment } from './items.ts'
import { bossOpponent, bossPart, bossSpoils, matchResult } from './kombat.ts'
import { houseId, isoInstant, pageNumber, star, tokNano } from './scalars.ts'

const bossSlug = z.enum(BOSS_SLUGS)
/** A boss's stay by the calendar (B3, R25). */
const boss = z.object({ slug: bossSlug, name: z.string(), started_at: isoInstant, ended_at: isoInstant })
const params = z.object({ slug: bossSlug })

/** What is taken to bosses, and what is kept of them (row 147): `{slug, quantity}`. */
const bossLoot = z.object({ slug: z.enum([...BOSS_ITEMS, ...BOSS_SKINS]), quantity: z.int().nonnegative() })

/** The common health of a guild's boss, as the job has summed it, at most five seconds ago. */
const bossPool = z.object({
  guild_id: z.string(),
  hp: z.int().positive(),
  damage: z.int().nonnegative(),
  /** The caller's part: what was fought for this guild, also what the job has not summed yet. */
  own_damage: z.int().nonnegative(),
  emptied_at: isoInstant.nullable(),
  summed_at: isoInstant,
})

/** A guild boss as its page needs it (rows 142, 143, 147; R25). */
const bossPage = z.object({
  /** The stay that is on, else the last one. */
  boss,
  live: z.boolean(),
  opponent: bossOpponent,
  attack_point: z.int().positive(),
  /** The boss that comes next by the calendar. */
  next: boss.nullable(),
  /** Bosses that nobody can fight yet; a date only where the settings give one. */
  locked: z.array(z.object({ slug: bossSlug, name: z.string(), opens_at: isoInstant.nullable() })),
  fights_left: z.int().nonnegative(),
  /** When the fights are new: the next midnight, UTC. */
  renews_at: isoInstant,
  /** Of the next fight (R07); null when there is none to fight. */
  commitment: z.string().nullable(),
  own: z.object({ damage: z.int().nonnegative(), best: z.int().nonnegative(), fights: z.int().nonnegative() }),
  /** Null without a guild. */
  pool: bossPool.nullable(),
  /** The chest of an emptied pool; `inbox_id` while it waits to be opened (by `inbox.claim`). */
  chest: z.object({ state: z.enum(['none', 'waiting', 'opened']), inbox_id: z.string().nullable() }),
  /** The pool was emptied and the caller, who has fought, has not seen the boss fall. */
  fall_unseen: z.boolean(),
  items: z.array(bossLoot),
})

/** A fight with a boss, as its fighter sees it. */
const bossFight = matchResult.extend({
  boss: bossPart,
  ...bossSpoils.shape,
  balance: tokNano,
  stars: star,
  page: bossPage,
})

const boardRow = z.object({
  name: z.string(),
  damage: z.int().nonnegative(),
  /** Among people; null for NPC, and guilds for which only they have fought, who stand there without one (R48). */
  place: z.int().positive().nullable(),
  /** The player's or the guild's public id. */
  id: z.string(),
  emblem: emblem.nullable(),
  /** Whose pet stands for a player; null for a guild. */
  house_id: houseId.nullable(),
})
const boardPage = z.object({
  items: z.array(boardRow),
  /** The first three places, wherever they stand. */
  podium: z.array(boardRow),
  total: z.int().nonnegative(),
  page_size: z.int().positive(),
  page: z.int().positive(),
})
/** Rank is exact up to 10000, beyond it 10000 (row 145: shown as 10000+); -1 without damage. */
const ownEntry = z.object({ name: z.string(), rank: z.int(), damage: z.int().nonnegative() })
const board = { params, query: z.object({ page: pageNumber(500) }), data: boardPage }

export const bossCalls = {
  'boss.active': { data: z.array(boss) },
  'boss.get': { params, data: bossPage },
  // The commitment shown to the caller; with any other the fight is refused.
  'boss.fight': {
    params,
    body: z.object({
      items: z.array(z.enum(BOSS_ITEMS)).max(2).default([]),
      commitment: z.string().max(64).optional(),
    }),
    data: bossFight,
  },
  // The fall of an emptied pool's boss was shown: not again.
  'boss.seen': { params, data: z.object({ slug: bossSlug }) },
  'boss.guildBoard': board,
  'boss.individualBoard': board,
  'boss.boardMe': {
    params,
    data: z.object({ guild: ownEntry.extend({ emblem }).nullable(), member: ownEntry.nullable() }),
  },
  'others.list': { data: z.array(bossLoot) },
  // Ten pieces become an item of the boss's set, by the player's luck (R25, R46).
  'others.craft': {
    params: z.object({ slug: z.enum(BOSS_SKINS) }),
    data: z.object({ equipment, items: z.array(bossLoot) }),
  },
} as const satisfies TopicCalls
