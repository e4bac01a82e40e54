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

export const stoneStatistic = z.object({ type: stoneType, level: z.int().min(1).max(4) })

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
  expires_at: isoInstant,
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

/** Result of a fight (row 93, R13); the server seed is revealed here (provable fairness). */
export const matchResult = z.object({
  replay_id: z.string(),
  fought_at: isoInstant,
  user: fighterProfile,
  enemy: fighterProfile,
  is_bot: z.boolean(),
  winner: side,
  scenario: z.array(scenarioEntry),
  old_rank: z.int().nonnegative(),
  new_rank: z.int().nonnegative(),
  rank_gain: z.int(),
  ranked: z.boolean(),
  win_streak: z.object({ no: z.int(), streak_amount: tokNano }),
  drops,
  server_seed: z.string(),
  client_key: z.string(),
  commitment: z.string(),
  rules_version: z.string(),
})

/** Answer of POST combats/fight: the result plus the money and energy after it, so that the client need not ask. */
export const fightAnswer = matchResult.extend({ balance: tokNano, stars: star, energy })

export const fightHistoryRow = z.object({
  replay_id: z.string(),
  fought_at: isoInstant,
  as: side,
  opponent: z.object({ user_id: z.int(), username: z.string(), house_id: houseId, rank: z.int(), is_bot: z.boolean() }),
  winner: side,
  rank_gain: z.int(),
})
