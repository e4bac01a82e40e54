import { ARMY_LADDER, armyStepOf } from '#rules/army/army.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { powerOf } from '#rules/kombat/power.ts'
import { type SkillName, unlockedSkills } from '#rules/kombat/skills.ts'
import type { Rng } from '#rules/prng.ts'
import { RANK_LADDER, rankPoints } from '#rules/season/ranks.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import type { RankPoints } from '#rules/units.ts'

export interface Npc {
  readonly name: string
  readonly houseId: number
  readonly rank: RankPoints
  readonly skill: SkillName
  readonly armyStarsSpent: number
  readonly items: readonly RolledItem[]
  readonly stones: readonly EquippedStone[]
  readonly power: number
  readonly fights: number
  readonly wins: number
  readonly balanceTok: number
}

interface TierProfile {
  readonly count: number
  readonly worn: readonly [min: number, max: number]
  readonly rarities: readonly Rarity[]
  readonly armySteps: readonly [min: number, max: number]
  readonly stones: readonly [min: number, max: number]
  readonly stoneLevel: EquippedStone['level']
}

/** The lowest league comes first: 300 NPCs in all, most of them low (R44). */
const TIERS: readonly TierProfile[] = [
  { count: 70, worn: [0, 3], rarities: ['prototype', 'common'], armySteps: [0, 0], stones: [0, 0], stoneLevel: 1 },
  { count: 60, worn: [2, 6], rarities: ['prototype', 'common'], armySteps: [0, 1], stones: [0, 0], stoneLevel: 1 },
  {
    count: 50,
    worn: [5, 8],
    rarities: ['common', 'common', 'uncommon'],
    armySteps: [0, 2],
    stones: [0, 1],
    stoneLevel: 1,
  },
  { count: 40, worn: [6, 8], rarities: ['common', 'uncommon'], armySteps: [1, 3], stones: [0, 2], stoneLevel: 1 },
  {
    count: 30,
    worn: [7, 8],
    rarities: ['uncommon', 'uncommon', 'rare'],
    armySteps: [2, 4],
    stones: [0, 2],
    stoneLevel: 2,
  },
  { count: 25, worn: [8, 8], rarities: ['uncommon', 'rare'], armySteps: [3, 6], stones: [1, 3], stoneLevel: 2 },
  { count: 15, worn: [8, 8], rarities: ['rare', 'rare', 'epic'], armySteps: [4, 8], stones: [2, 3], stoneLevel: 3 },
  {
    count: 10,
    worn: [8, 8],
    rarities: ['rare', 'epic', 'legendary'],
    armySteps: [6, 10],
    stones: [3, 3],
    stoneLevel: 4,
  },
]

const HIGHEST_RANK = 9200

const drawn = <T>(rng: Rng, from: readonly T[], count: number): T[] => {
  const rest = [...from]
  const taken: T[] = []
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(rng.int(0, rest.length - 1), 1))
  return taken
}

const npcOfTier = (rng: Rng, tier: number, profile: TierProfile, name: string): Npc => {
  const steps = RANK_LADDER.filter((step) => step.tier === tier)
  const from = steps[0]?.minPoints ?? 0
  const to = RANK_LADDER.find((step) => step.tier === tier + 1)?.minPoints ?? HIGHEST_RANK
  const rank = rankPoints(rng.int(from, to - 1))
  const armyStarsSpent = ARMY_LADDER[rng.int(...profile.armySteps)]?.totalStarCost ?? 0
  const items = drawn(rng, WORN_TYPES, rng.int(...profile.worn)).map((type) =>
    rollItem(rng, { type, rarity: rng.pick(profile.rarities) }),
  )
  const stones = drawn(rng, STONE_TYPES, rng.int(...profile.stones)).map((type) => ({
    type,
    level: profile.stoneLevel,
  }))
  const houseId = rng.int(0, HOUSES.length - 1)
  const skill = rng.pick(unlockedSkills(rank))
  const stats = fightStatsOf({ houseId, armyStep: armyStepOf(armyStarsSpent), items, stones, skill })
  const wins = Math.round(rank / 12) + rng.int(0, 12)
  return {
    name,
    houseId,
    rank,
    skill,
    armyStarsSpent,
    items,
    stones,
    power: powerOf(stats),
    fights: wins + Math.round(wins * (0.5 + rng.next() / 2)),
    wins,
    balanceTok: rng.int(10, 60 + tier * 220),
  }
}

export const NPC_COUNT = TIERS.reduce((sum, profile) => sum + profile.count, 0)

export const rollNpcs = (rng: Rng, names: readonly string[]): Npc[] => {
  let next = 0
  return TIERS.flatMap((profile, tier) =>
    Array.from({ length: profile.count }, () => npcOfTier(rng, tier, profile, names[next++] ?? `Npc${next}`)),
  )
}
