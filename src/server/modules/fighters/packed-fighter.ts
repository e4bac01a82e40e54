import { isDeepStrictEqual } from 'node:util'
import { PETS_BY_HOUSE } from '../../../../assets/manifest/pets.ts'
import type { Cosmetic, FighterProfile } from '../../../contracts/wire.ts'
import { WORN_TYPES, type WornType } from '../../../rules/items/item-kinds.ts'
import { RARITIES, type Rarity } from '../../../rules/items/rarities.ts'
import type { FightStats } from '../../../rules/kombat/fight-types.ts'
import { SKILLS } from '../../../rules/kombat/skills.ts'
import { type EquippedStone, STONE_TYPES } from '../../../rules/stones/stones.ts'
import type { MatchSnapshot, PackedFighter } from '../../db/tables/kombat.ts'
import { itemImageUrl } from '../items/service.ts'

/** The numbers of a profile and of the inputs of the simulation in their order in a packed fighter, after the power. */
const PROFILE_NUMBERS = [
  'health_point',
  'attack_point',
  'luck_critical_rate',
  'luck_evade_rate',
  'critical_damage',
  'reflect_rate',
  'life_steal',
] as const satisfies readonly (keyof FighterProfile)[]
const INPUT_NUMBERS = [
  'maxHp',
  'attack',
  'critPercent',
  'evasionPercent',
  'critDamagePercent',
  'reflectPercent',
  'lifeStealPercent',
] as const satisfies readonly (keyof FightStats)[]
const BONUS_NUMBERS = [
  'bonus_atk',
  'bonus_hp',
  'crit_rate',
  'crit_dmg',
  'bonus_reflect_rate',
  'bonus_life_steal',
] as const satisfies readonly (keyof FighterProfile['bonus'])[]

const wordsOf = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '))
const numbersOf = (text?: string): readonly number[] => wordsOf(text).map(Number)
const named = <Key extends string>(keys: readonly Key[], numbers: readonly number[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key, index) => [key, numbers[index] ?? 0])) as Record<Key, number>
const plainSlug = (type: string, rarity: string): string => `${type}-${rarity}`

const cosmeticOf = ({ worn, crown }: PackedFighter): Cosmetic => {
  const items = new Map(
    wordsOf(worn).map((word) => {
      const [type = '', place, slug] = word.split(':')
      const rarity = RARITIES[Number(place)] as Rarity
      return [type, { slug: slug ?? plainSlug(type, rarity), rarity }]
    }),
  )
  const on = (type: WornType): Cosmetic[WornType] => {
    const item = items.get(type)
    return item ? { ...item, image_url: itemImageUrl({ type, ...item }) } : null
  }
  return {
    ...(Object.fromEntries(WORN_TYPES.map((type) => [type, on(type)])) as Record<WornType, Cosmetic[WornType]>),
    top_10: crown === 10,
    top_50: crown !== undefined,
  }
}

const stonesOf = ({ stones }: PackedFighter): EquippedStone[] =>
  numbersOf(stones).flatMap((level, index) => {
    const type = STONE_TYPES[index]
    return type === undefined || level === 0 ? [] : [{ type, level: level as EquippedStone['level'] }]
  })

/** The inputs of the simulation (R07) that a packed fighter had. */
export const statsOfPacked = (packed: PackedFighter): FightStats => ({
  ...named(INPUT_NUMBERS, numbersOf(packed.stats).slice(1)),
  skill: packed.skill,
  stones: stonesOf(packed),
})

/** The profile of a packed fighter as it was on the wire; its pictures are those of this build. */
export const profileOfPacked = (packed: PackedFighter): FighterProfile => {
  const { user_id, username, rank, house_id, skill, skills = 1 } = packed
  const [power = 0, ...numbers] = numbersOf(packed.stats)
  return {
    ...{ user_id, username, rank, power, house_id },
    ...named(PROFILE_NUMBERS, numbers),
    pet: {
      id: `${user_id}:${house_id}`,
      created_by: user_id,
      owner_id: user_id,
      type: PETS_BY_HOUSE[house_id] ?? 'hamster',
      active_skill: skill,
      skills: SKILLS.slice(0, skills).map(({ slug }) => slug),
    },
    cosmetic: cosmeticOf(packed),
    stone_statistics: stonesOf(packed),
    bonus: named(BONUS_NUMBERS, numbersOf(packed.bonus)),
  }
}

const packedWorn = (cosmetic: Partial<Cosmetic> | undefined): string =>
  WORN_TYPES.flatMap((type) => {
    const item = cosmetic?.[type]
    if (!item) return []
    const slug = item.slug === plainSlug(type, item.rarity) ? [] : [item.slug]
    return [[type, RARITIES.indexOf(item.rarity), ...slug].join(':')]
  }).join(' ')

const packed = ({ profile, stats }: MatchSnapshot): PackedFighter => {
  const { user_id, username, rank, power, house_id, pet, cosmetic, bonus } = profile
  const stones = STONE_TYPES.map((type) => stats.stones?.find((stone) => stone.type === type)?.level ?? 0)
  const worn = packedWorn(cosmetic)
  return {
    ...{ user_id, username, rank, house_id, skill: stats.skill },
    stats: [power, ...INPUT_NUMBERS.map((key) => stats[key])].join(' '),
    ...(pet?.skills?.length === 1 ? {} : { skills: pet?.skills?.length }),
    ...(stones.every((level) => level === 0) ? {} : { stones: stones.join(' ') }),
    ...(worn === '' ? {} : { worn }),
    ...(cosmetic?.top_50 ? { crown: cosmetic.top_10 ? 10 : 50 } : {}),
    ...(BONUS_NUMBERS.every((key) => bonus?.[key] === 0)
      ? {}
      : { bonus: BONUS_NUMBERS.map((key) => bonus?.[key]).join(' ') }),
  }
}

/**
 * A fighter without what its profile and the inputs of the simulation say twice, or what follows from the rest. Null where that would
 * not give both again: of a match that an earlier build has found, anything may be missing or otherwise.
 */
export const packFighter = (fighter: MatchSnapshot): PackedFighter | null => {
  const short = packed(fighter)
  const isWhole =
    isDeepStrictEqual(profileOfPacked(short), fighter.profile) && isDeepStrictEqual(statsOfPacked(short), fighter.stats)
  return isWhole ? short : null
}
