import { iconUrl } from '../../../../assets/manifest/packs.ts'
import { PETS_BY_HOUSE } from '../../../../assets/manifest/pets.ts'
import type { CombatProfile, Cosmetic, Equipment, FighterProfile, FightRecord } from '../../../contracts/wire.ts'
import { RULES_VERSION, simulateFight } from '../../../rules/fight.ts'
import type { EquippedStone, FightStats, SkillName } from '../../../rules/fight-types.ts'
import { bonusOf, fightStatsOf, type Loadout } from '../../../rules/fighter-stats.ts'
import { RARITIES, type Rarity, rollItem, WORN_TYPES } from '../../../rules/items.ts'
import { powerOf } from '../../../rules/power.ts'
import { createRng } from '../../../rules/prng.ts'
import { rankPoints } from '../../../rules/ranks.ts'
import { unlockedSkills } from '../../../rules/skills.ts'
import type { ArmyStep } from '../../../rules/units.ts'
import { BENCH_NOW_MS } from './bench-screen.ts'

/** An instant so many minutes before the bench's own; negative lies ahead. */
export const minutesAgo = (minutes: number): string => new Date(BENCH_NOW_MS - minutes * 60_000).toISOString()

/** Who a made-up fighter is and what it brings. */
export interface BenchFighter {
  readonly userId: number
  readonly name: string
  readonly houseId: number
  readonly rank: number
  /** Rarity of the item in each slot, in the order of `WORN_TYPES`; null leaves it empty. */
  readonly gear: readonly (Rarity | null)[]
  readonly skill: SkillName
  readonly stones: readonly EquippedStone[]
  readonly armyStep: number
  readonly crown?: 'top-10' | 'top-50'
}

/** What a made-up fighter wears; the same fighter wears the same. */
export const itemsOf = ({ userId, gear }: Pick<BenchFighter, 'userId' | 'gear'>): Equipment[] => {
  const rng = createRng(userId.toString(16).padStart(16, '0'))
  return WORN_TYPES.flatMap((type, slot) => {
    const rarity = gear[slot] ?? null
    if (rarity === null) return []
    const { stats, ...item } = rollItem(rng, { type, rarity })
    const level = RARITIES.indexOf(rarity) as 0 | 1 | 2 | 3 | 4 | 5
    return {
      ...item,
      id: `00000000-0000-4000-8000-${String(userId * 10 + slot).padStart(12, '0')}`,
      status: 'equipped' as const,
      image_url: iconUrl(`item-${type}-${level}`),
      equipment_stats: stats.map((stat) => ({ ...stat })),
    }
  })
}

const loadoutOf = (of: BenchFighter): Loadout => ({
  houseId: of.houseId,
  armyStep: of.armyStep as ArmyStep,
  items: itemsOf(of).map((item) => ({ stats: item.equipment_stats })),
  stones: of.stones,
  skill: of.skill,
})

/** What a made-up fighter fights with, by the game's own rules. */
export const statsOf = (of: BenchFighter): FightStats => fightStatsOf(loadoutOf(of))

const cosmeticOf = (of: BenchFighter): Cosmetic => {
  const items = itemsOf(of)
  const slots = Object.fromEntries(
    WORN_TYPES.map((type) => {
      const item = items.find((candidate) => candidate.type === type)
      return [type, item ? { slug: item.slug, image_url: item.image_url, rarity: item.rarity } : null]
    }),
  ) as Omit<Cosmetic, 'top_10' | 'top_50'>
  return { ...slots, top_10: of.crown === 'top-10', top_50: of.crown !== undefined }
}

/** A made-up fighter as the server would describe it. */
export const profileOf = (of: BenchFighter): FighterProfile => {
  const stats = statsOf(of)
  const bonus = bonusOf(loadoutOf(of))
  return {
    user_id: of.userId,
    username: of.name,
    rank: of.rank,
    health_point: stats.maxHp,
    attack_point: stats.attack,
    luck_critical_rate: stats.critPercent,
    luck_evade_rate: stats.evasionPercent,
    critical_damage: stats.critDamagePercent,
    reflect_rate: stats.reflectPercent,
    life_steal: stats.lifeStealPercent,
    power: powerOf(stats),
    house_id: of.houseId,
    pet: {
      id: `${of.userId}:${of.houseId}`,
      created_by: of.userId,
      owner_id: of.userId,
      type: PETS_BY_HOUSE[of.houseId] ?? 'hamster',
      active_skill: of.skill,
      skills: unlockedSkills(rankPoints(of.rank)),
    },
    cosmetic: cosmeticOf(of),
    stone_statistics: of.stones.map((stone) => ({ ...stone })),
    bonus: {
      bonus_atk: bonus.bonusAttack,
      bonus_hp: bonus.bonusHp,
      crit_rate: bonus.critPercent,
      crit_dmg: bonus.critDamagePercent,
      bonus_reflect_rate: bonus.reflectPercent,
      bonus_life_steal: bonus.lifeStealPercent,
    },
  }
}

/** A made-up fighter's own profile. */
export const combatProfileOf = (of: BenchFighter, record: Partial<CombatProfile> = {}): CombatProfile => ({
  ...profileOf(of),
  best_rank: of.rank,
  win_streak: 3,
  fights: 148,
  wins: 87,
  ...record,
})

/** A fight between two made-up fighters, decided by the game's rules from the seed (hex, whole words of 8 digits). */
export const fightOf = (
  attacker: BenchFighter,
  defender: BenchFighter,
  seedHex: string,
  about: Partial<FightRecord> = {},
): FightRecord => {
  const inputs = { attacker: statsOf(attacker), defender: statsOf(defender) }
  const { scenario, winner } = simulateFight(inputs, seedHex)
  const writable = (stats: FightStats) => ({ ...stats, stones: stats.stones.map((stone) => ({ ...stone })) })
  return {
    replay_id: '00000000-0000-4000-8000-000000000001',
    fought_at: minutesAgo(0),
    kind: 'match',
    user: profileOf(attacker),
    enemy: profileOf(defender),
    is_bot: false,
    winner,
    scenario: scenario.map((entry) => ({ ...entry })),
    ranked: true,
    inputs: { attacker: writable(inputs.attacker), defender: writable(inputs.defender) },
    server_seed: '9f2d7c41b6a05e83d1947b2c6f08a5e3',
    client_key: '3b1f6c70-2a4d-4e59-9c18-5d7e0f2a6b44',
    commitment: '5e2b9d1c7f3a86404d1e9b7c2a5f8063c1d4e7b09a3f6285d8c1b4e7a0936f52',
    rules_version: RULES_VERSION,
    ...about,
  }
}
