import { z } from 'zod'
import { BOSS_ITEMS, BOSS_SKINS, BOSS_SLUGS } from '#rules/boss/boss.ts'
import { BOSS_NAMES, FIGHT_KINDS } from '#rules/kombat/fight-types.ts'
import { STANCES, type Stance } from '#rules/kombat/stances.ts'
import type { TopicCalls } from './call-schema.ts'
import { chestOfFight } from './chests.ts'
import { combatProfile, fighterProfile } from './fighter.ts'
import { equipment } from './items.ts'
import {
  finalPlace,
  houseId,
  isoInstant,
  materialStacks,
  pageNumber,
  percent,
  side,
  skillName,
  stance,
  star,
  stone,
  tokNano,
} from './scalars.ts'

const energy = z.object({
  current_energy: z.int().min(0),
  next_refill: isoInstant.nullable(),
  last_burn_at: isoInstant.nullable(),
})

/** A fighter found by name or id, with the final place of the previous season (R30). */
const previewedOpponent = fighterProfile.extend({
  laurel: finalPlace.optional(),
})
/** The pending opponent (R11). `commitment` is the SHA-256 of `commitmentText`, in hex. */
const foundOpponent = fighterProfile.extend({
  match_id: z.string(),
  is_bot: z.boolean(),
  commitment: z.string(),
  /** Earliest time for `combats.fight`: three seconds after the match was found. */
  fight_from: isoInstant,
  expires_at: isoInstant,
})

export const bossOpponent = z.object({
  boss_name: z.enum(BOSS_NAMES),
  boss_skill: z.object({ active_skill: skillName }),
  health_point: z.int().positive(),
})

/** Set in a fight record if the opponent is a boss. */
export const bossPart = z.object({
  slug: z.enum(BOSS_SLUGS),
  opponent: bossOpponent,
  damage: z.int().nonnegative(),
  /**
   * The second phase begins with this action, counted from 1: the 20th without a guild. 0 means from the start, because
   * the guild's pool is at or below half. Null if the pool is above half: the fight then has no second phase.
   */
  second_phase_from: z.int().nonnegative().nullable(),
})

const fightKind = z.enum(FIGHT_KINDS)

export const fightStats = z.object({
  maxHp: z.int().positive(),
  attack: z.int().positive(),
  critPercent: percent,
  evasionPercent: percent,
  critDamagePercent: percent,
  reflectPercent: percent,
  lifeStealPercent: percent,
  skill: skillName,
  stones: z.array(stone),
  /** Absent in boss fights, and in fights by version 2 of the rules. */
  stance: stance.optional(),
})

const stanceMix = z.object(Object.fromEntries(STANCES.map((name) => [name, percent])) as Record<Stance, typeof percent>)

/** The twelve fields of B3 (row 92, R10). Entries 0 and 1 are set-up entries. */
export const scenarioEntry = z.object({
  actor: side,
  damage_attack: z.int().nonnegative(),
  is_critical: z.boolean(),
  is_opponent_evade: z.boolean(),
  life_steal: z.int().nonnegative(),
  burning_hell_actor: z.boolean(),
  burning_hell_opponent: z.boolean(),
  damage_burning_hell: z.int().nonnegative(),
  frost_prison_actor: z.boolean(),
  frost_prison_opponent: z.boolean(),
  damage_reflected: z.int().nonnegative(),
  hp_actor: z.int().nonnegative(),
})

export const drops = z.object({
  tok: tokNano,
  star,
  materials: materialStacks,
  stones: z.array(stone),
  equipments: z.array(equipment),
})

/**
 * Readable by everyone who knows its id. With the revealed seeds and the rules version, commitment and scenario can be
 * verified.
 */
export const fightRecord = z.object({
  replay_id: z.string(),
  fought_at: isoInstant,
  kind: fightKind,
  user: fighterProfile,
  enemy: fighterProfile,
  is_bot: z.boolean(),
  winner: side,
  scenario: z.array(scenarioEntry),
  ranked: z.boolean(),
  inputs: z.object({ attacker: fightStats, defender: fightStats }),
  server_seed: z.string(),
  client_key: z.string(),
  commitment: z.string(),
  rules_version: z.string(),
  /** Set in boss fights, whose `enemy` stands for the boss. */
  boss: bossPart.optional(),
})

/** Visible to the attacker only. */
export const fightRewards = z.object({
  /** Absent in losses and unranked fights. */
  chest: chestOfFight.optional(),
  old_rank: z.int().nonnegative(),
  new_rank: z.int().nonnegative(),
  rank_gain: z.int(),
  win_streak: z.object({ no: z.int(), streak_amount: tokNano }),
  drops,
})

/** A challenge has no rewards and no rank change (row 93, R13). */
export const matchResult = fightRecord.extend(fightRewards.shape)

/** Rewards of a boss fight. `drops` of the same answer repeat their TOK and STAR. */
export const bossFightRewards = z.object({
  rewards: z.object({
    tok: tokNano,
    star,
    skin: z.enum(BOSS_SKINS).nullable(),
  }),
  used: z.array(z.enum(BOSS_ITEMS)),
})

/**
 * `viewer` is the caller's side. Null if the caller was not in the fight; then both user ids are 0, except in
 * tournaments. `own` is set for the attacker only, and never in tournaments.
 */
const replay = fightRecord.extend({
  viewer: side.nullable(),
  own: fightRewards.extend(bossFightRewards.partial().shape).nullable(),
})

/** `scenario_holds` is null if the server can no longer simulate the fight. */
const fightVerification = z.object({
  rules_version: z.string(),
  is_current_rules: z.boolean(),
  commitment_holds: z.boolean(),
  scenario_holds: z.boolean().nullable(),
})

const fightAnswer = matchResult.extend({ balance: tokNano, stars: star, energy })

/**
 * A fight of the last thirty days. `as` is the caller's side. Opponents have the id 0 if they are bots or deleted
 * accounts.
 */
const fightHistoryRow = z.object({
  replay_id: z.string(),
  fought_at: isoInstant,
  kind: fightKind,
  as: side,
  opponent: z.object({ user_id: z.int(), username: z.string(), house_id: houseId, rank: z.int(), is_bot: z.boolean() }),
  winner: side,
  rank_gain: z.int(),
})

/** `{attacker}-{uuid}`, in old links only the uuid. In tournaments `t{day}-{bracket}-{round}-{match}`. */
const replayId = z.object({
  id: z
    .string()
    .regex(
      /^(?:(?:[1-9]\d{0,15}-)?[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|t\d{8}-\d{1,7}-\d-\d{1,2})$/i,
      'is no replay id',
    ),
})

export const kombatCalls = {
  'combats.me': { data: combatProfile },
  'combats.energy': { data: energy },
  // Events since the caller's last mining claim, fight or hunt, at most 30 days back. Null in the first three hours.
  'combats.away': {
    data: z
      .object({
        since: isoInstant,
        attacks: z.int().nonnegative(),
        /** Attacks that the caller won or lost as defender. Those stored by an earlier release count in neither. */
        won: z.int().nonnegative(),
        lost: z.int().nonnegative(),
        /** Latest attacker whose account still exists. */
        attacker: z.object({ username: z.string(), house_id: houseId }).nullable(),
        /** Place on the PvP board after that claim, fight or hunt, and now. Null if unlisted or unknown. */
        place: z.object({ before: z.int().positive().nullable(), now: z.int().positive().nullable() }),
        /** Number of items sold on the market, and their income after the fee. */
        sold: z.object({ items: z.int().nonnegative(), tok: tokNano }),
      })
      .nullable(),
  },
  'combats.find': { data: foundOpponent },
  // `commitment` is what the caller was shown. The fight is refused if it is no longer current (R11).
  'combats.fight': { query: z.object({ commitment: z.string().max(64).optional() }), data: fightAnswer },
  // `query` may be empty, because the handler has a specific error for that (row 95).
  'combats.challenge': { body: z.object({ query: z.string().max(64) }), data: matchResult },
  'combats.opponent': { params: z.object({ query: z.string().min(1).max(64) }), data: previewedOpponent },
  'combats.skill': { body: z.object({ skill: skillName }), data: combatProfile },
  'combats.stance': { body: z.object({ stance }), data: combatProfile },
  // Percent of each stance among fighters of the caller's league who fought in the last seven days (R55). Null if these
  // are fewer than `FEWEST_IN_MIX`.
  'combats.stanceMix': { data: z.object({ mix: stanceMix.nullable() }) },
  'combats.petName': {
    body: z.object({
      name: z.string().max(64),
      // Price that the player saw. The name is refused if another device has used the free one meanwhile.
      price: tokNano.optional(),
    }),
    data: z.object({ profile: combatProfile, balance: tokNano }),
  },
  'combats.history': {
    query: z.object({ page: pageNumber(50), as: side.optional() }),
    data: z.object({ items: z.array(fightHistoryRow), total: z.int(), page_size: z.int(), page: z.int() }),
  },
  'combats.replay': { params: replayId, data: replay },
  'combats.verify': { params: replayId, data: fightVerification },
  'combats.houseTerms': { data: z.object({ cost: tokNano, allowed_from: isoInstant.nullable() }) },
  'combats.house': {
    body: z.object({ house_id: houseId }),
    data: z.object({ profile: combatProfile, balance: tokNano, next_switch_at: isoInstant }),
  },
} as const satisfies TopicCalls
