import { z } from 'zod'
import {
  houseId,
  isoInstant,
  itemStatType,
  itemType,
  percent,
  rarity,
  side,
  skillName,
  star,
  stoneType,
  tokNano,
} from './scalars.ts'

export const stoneStatistic = z.object({ type: stoneType, level: z.literal([1, 2, 3, 4]) })

const wornItem = z.object({ slug: z.string(), image_url: z.string(), rarity }).nullable()

/** What is worn, slot by slot, with the flags of the PvP board (row 91). */
export const cosmetic = z.object({
  sword: wornItem,
  shield: wornItem,
  wings: wornItem,
  animal: wornItem,
  necklace: wornItem,
  helmet: wornItem,
  armor: wornItem,
  boots: wornItem,
  top_10: z.boolean(),
  top_50: z.boolean(),
})

export const pet = z.object({
  id: z.string(),
  created_by: z.int(),
  owner_id: z.int(),
  type: z.string(),
  active_skill: skillName,
  skills: z.array(skillName),
})

/** Fighter profile (B3, row 91). `rank` is rank points; rates are percent. */
export const fighterProfile = z.object({
  user_id: z.int(),
  username: z.string(),
  rank: z.int().nonnegative(),
  health_point: z.int().positive(),
  attack_point: z.int().positive(),
  luck_critical_rate: percent,
  luck_evade_rate: percent,
  critical_damage: percent,
  reflect_rate: percent,
  life_steal: percent,
  power: z.int(),
  house_id: houseId,
  pet,
  cosmetic,
  stone_statistics: z.array(stoneStatistic),
  bonus: z.object({
    bonus_atk: z.number(),
    bonus_hp: z.number(),
    crit_rate: percent,
    crit_dmg: percent,
    bonus_reflect_rate: percent,
    bonus_life_steal: percent,
  }),
})

export const energy = z.object({
  current_energy: z.int().min(0),
  next_refill: isoInstant.nullable(),
  last_burn_at: isoInstant.nullable(),
})

/** The player's own combat profile. */
export const combatProfile = fighterProfile.extend({
  best_rank: z.int().nonnegative(),
  win_streak: z.int().nonnegative(),
  fights: z.int().nonnegative(),
  wins: z.int().nonnegative(),
})

/** The pending opponent (R11) and the commitment to the secret seed (SHA-256 hex). */
export const foundOpponent = fighterProfile.extend({
  match_id: z.string(),
  is_bot: z.boolean(),
  commitment: z.string(),
  /** From here on `combats.fight` is accepted: three seconds after the match was found. */
  fight_from: isoInstant,
  expires_at: isoInstant,
})

/** A boss as an opponent (B3, row 143). */
export const bossOpponent = z.object({
  boss_name: z.enum(['fire-lord', 'mammoth', 'hollow-boss']),
  boss_skill: z.object({ active_skill: skillName }),
  health_point: z.int().positive(),
})

/** How a fight came about: by matchmaking, or by a challenge (by name, id or link: no energy, no rank). */
export const fightKind = z.enum(['match', 'challenge'])

/** What a fight is simulated from: the rules' own `FightStats`, key by key, since the commitment is a hash over it. */
export const fightStats = z.object({
  maxHp: z.int().positive(),
  attack: z.int().positive(),
  critPercent: percent,
  evasionPercent: percent,
  critDamagePercent: percent,
  reflectPercent: percent,
  lifeStealPercent: percent,
  skill: skillName,
  stones: z.array(stoneStatistic),
})

/** One turn entry, the twelve fields of B3 (row 92, R10). Entries 0 and 1 are set-up entries. */
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

const statLine = z.object({
  name: z.string(),
  type: itemStatType,
  value: z.number(),
  level: z.int(),
  primary: z.boolean(),
})

export const equipment = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: itemType,
  rarity,
  status: z.enum(['equipped', 'inventory', 'on-sale']),
  image_url: z.string(),
  equipment_stats: z.array(statLine),
})

export const drops = z.object({
  tok: tokNano,
  star,
  materials: z.array(z.object({ slug: z.string(), quantity: z.int().positive() })),
  stones: z.array(stoneStatistic),
  equipments: z.array(equipment),
})

/**
 * A fight as anyone may see it who has its unguessable id. The server seed is revealed once the fight is over: with the
 * inputs, the client's key and the rules version it makes the commitment and the scenario checkable (provable fairness).
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
})

/** What a fight brought its attacker: nobody else is told. */
export const fightSpoils = z.object({
  old_rank: z.int().nonnegative(),
  new_rank: z.int().nonnegative(),
  rank_gain: z.int(),
  win_streak: z.object({ no: z.int(), streak_amount: tokNano }),
  drops,
})

/** Result of a fight for its attacker (row 93, R13). A challenge brings nothing and leaves the rank. */
export const matchResult = fightRecord.extend(fightSpoils.shape)

/**
 * A stored fight. `viewer` is the caller's side, null for a stranger, who sees no user ids (they are 0);
 * `own` is there for the attacker only.
 */
export const replay = fightRecord.extend({ viewer: side.nullable(), own: fightSpoils.nullable() })

/** The server's own check of a stored fight; `scenario_holds` is null where it no longer has the rules of that fight. */
export const fightVerification = z.object({
  rules_version: z.string(),
  is_current_rules: z.boolean(),
  commitment_holds: z.boolean(),
  scenario_holds: z.boolean().nullable(),
})

/** Answer of POST combats/fight: the result plus the money and energy after it, so that the client need not ask. */
export const fightAnswer = matchResult.extend({ balance: tokNano, stars: star, energy })

/** One fight of the last thirty days, from the caller's side. */
export const fightHistoryRow = z.object({
  replay_id: z.string(),
  fought_at: isoInstant,
  kind: fightKind,
  as: side,
  opponent: z.object({ user_id: z.int(), username: z.string(), house_id: houseId, rank: z.int(), is_bot: z.boolean() }),
  winner: side,
  rank_gain: z.int(),
})
