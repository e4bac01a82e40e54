import { z } from 'zod'
import { BOSS_ITEMS, BOSS_SKINS, BOSS_SLUGS } from '#rules/boss/boss.ts'
import type { TopicCalls } from './call-schema.ts'
import { emblem } from './guild.ts'
import { equipment } from './items.ts'
import { bossFightRewards, bossOpponent, bossPart, matchResult } from './kombat.ts'
import { houseId, isoInstant, pageNumber, star, tokNano } from './scalars.ts'

const bossSlug = z.enum(BOSS_SLUGS)
const boss = z.object({ slug: bossSlug, name: z.string(), started_at: isoInstant, ended_at: isoInstant })
const params = z.object({ slug: bossSlug })

const bossLoot = z.object({ slug: z.enum([...BOSS_ITEMS, ...BOSS_SKINS]), quantity: z.int().nonnegative() })

/** A job sums the damage, so `damage` and `emptied_at` are up to five seconds old. `own_damage` is current. */
const bossPool = z.object({
  guild_id: z.string(),
  hp: z.int().positive(),
  damage: z.int().nonnegative(),
  own_damage: z.int().nonnegative(),
  emptied_at: isoInstant.nullable(),
  summed_at: isoInstant,
})

const bossPage = z.object({
  /** The boss's live event, else its last one. */
  boss,
  live: z.boolean(),
  opponent: bossOpponent,
  attack_point: z.int().positive(),
  next: boss.nullable(),
  /** Bosses that are not in the calendar. `opens_at` is null unless an operator has set a date. */
  locked: z.array(z.object({ slug: bossSlug, name: z.string(), opens_at: isoInstant.nullable() })),
  fights_left: z.int().nonnegative(),
  /** Next midnight, UTC. */
  renews_at: isoInstant,
  /** Commitment of the next fight (R07). Null if no fight is left. */
  commitment: z.string().nullable(),
  own: z.object({ damage: z.int().nonnegative(), best: z.int().nonnegative(), fights: z.int().nonnegative() }),
  pool: bossPool.nullable(),
  /** Chest of a defeated boss. While it is unopened, `inbox_id` is its inbox item, which `inbox.claim` opens. */
  chest: z.object({ state: z.enum(['none', 'waiting', 'opened']), inbox_id: z.string().nullable() }),
  /** True if the caller's guild has defeated the boss, and the caller fought it but has not seen its fall. */
  fall_unseen: z.boolean(),
  items: z.array(bossLoot),
})

const bossFight = matchResult.extend({
  boss: bossPart,
  ...bossFightRewards.shape,
  balance: tokNano,
  stars: star,
  page: bossPage,
})

const boardRow = z.object({
  name: z.string(),
  damage: z.int().nonnegative(),
  /** NPCs are not counted. Null for NPCs, and for guilds where only NPCs fought (R48). */
  place: z.int().positive().nullable(),
  id: z.string(),
  emblem: emblem.nullable(),
  house_id: houseId.nullable(),
})
const boardPage = z.object({
  items: z.array(boardRow),
  podium: z.array(boardRow),
  total: z.int().nonnegative(),
  page_size: z.int().positive(),
  page: z.int().positive(),
})
/** `rank` is exact up to 10000, and 10000 beyond (shown as 10000+, row 145). -1 without damage. */
const ownEntry = z.object({ name: z.string(), rank: z.int(), damage: z.int().nonnegative() })
const board = { params, query: z.object({ page: pageNumber(500) }), data: boardPage }

export const bossCalls = {
  'boss.active': { data: z.array(boss) },
  // For the card that greets a returning player. Covers the last 30 days at most.
  'boss.meanwhile': {
    query: z.object({ since: isoInstant }),
    data: z.object({
      /** Boss events that began after `since`. */
      bosses: z.int().nonnegative(),
      /**
       * Null without a guild. Damage before the player joined does not count. In an event that was running at `since`,
       * damage up to three hours after `since` may not count either.
       */
      guild: z
        .object({
          damage: z.int().nonnegative(),
          fallen: z.int().nonnegative(),
          /** The live boss, the full health of its pool, and the health that is left. */
          boss: bossSlug,
          hp: z.int().positive(),
          left: z.int().nonnegative(),
        })
        .nullable(),
    }),
  },
  'boss.get': { params, data: bossPage },
  // `commitment` is what the caller was shown. The fight is refused if it is no longer current.
  'boss.fight': {
    params,
    body: z.object({
      items: z.array(z.enum(BOSS_ITEMS)).max(2).default([]),
      commitment: z.string().max(64).optional(),
    }),
    data: bossFight,
  },
  'boss.seen': { params, data: z.object({ slug: bossSlug }) },
  'boss.guildBoard': board,
  'boss.individualBoard': board,
  'boss.boardMe': {
    params,
    data: z.object({ guild: ownEntry.extend({ emblem }).nullable(), member: ownEntry.nullable() }),
  },
  'others.list': { data: z.array(bossLoot) },
  // Ten skins become an item of the boss's set, drawn by the player's luck (R25, R46).
  'others.craft': {
    params: z.object({ slug: z.enum(BOSS_SKINS) }),
    data: z.object({ equipment, items: z.array(bossLoot) }),
  },
} as const satisfies TopicCalls
