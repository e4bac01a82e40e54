import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import type { Cosmetic, FighterProfile } from '#contracts/wire.ts'
import { WORN_TYPES, type WornType } from '#rules/items/item-kinds.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import type { CrownPlace } from '#rules/leaderboards/crowns.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import type { WornLooks } from '#rules/wardrobe/looks.ts'
import type { MatchSnapshot, PackedFighter } from '#server/db/tables/kombat.ts'
import { itemImageUrl } from '#server/modules/items/service.ts'
import { wornLooksOf, wornLooksText } from './worn-looks.ts'

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
const named = <Key extends string>(keys: readonly Key[], numbers: readonly number[], from = 0): Record<Key, number> => {
  const record = {} as Record<Key, number>
  let place = from
  for (const key of keys) record[key] = numbers[place++] ?? 0
  return record
}
const numbersText = <Key extends string>(
  first: number | null,
  keys: readonly Key[],
  record: Readonly<Record<Key, number>>,
): string => {
  let text = first === null ? '' : `${first}`
  for (const key of keys) text += `${text === '' ? '' : ' '}${record[key]}`
  return text
}
const plainSlug = (type: string, rarity: string): string => `${type}-${rarity}`

export const NOTHING_WORN = Object.fromEntries(WORN_TYPES.map((type) => [type, null])) as Record<WornType, null>

export const crownFields = (crown: CrownPlace | null): Pick<Cosmetic, 'top_10' | 'top_50' | 'crown'> => ({
  top_10: crown !== null && crown <= 10,
  top_50: crown !== null,
  ...(crown === null ? {} : { crown }),
})

export const looksFields = (looks: WornLooks): Pick<Cosmetic, 'looks'> =>
  Object.keys(looks).length === 0 ? {} : { looks }

const cosmeticOf = ({ worn, crown, first, looks, house_id }: PackedFighter): Cosmetic => {
  const on: Record<WornType, Cosmetic[WornType]> = { ...NOTHING_WORN }
  for (const word of wordsOf(worn)) {
    const [type, place, named] = word.split(':') as [WornType, string, string?]
    const rarity = RARITIES[Number(place)] as Rarity
    const slug = named ?? plainSlug(type, rarity)
    on[type] = { slug, rarity, image_url: itemImageUrl({ slug, type, rarity }) }
  }
  return { ...on, ...crownFields(first ?? crown ?? null), ...looksFields(wornLooksOf(looks ?? null, house_id)) }
}

const stonesOf = ({ stones }: PackedFighter): EquippedStone[] => {
  if (stones === undefined) return []
  return numbersOf(stones).flatMap((level, index) => {
    const type = STONE_TYPES[index]
    return type === undefined || level === 0 ? [] : [{ type, level: level as EquippedStone['level'] }]
  })
}

/** After the power and `INPUT_NUMBERS`. */
const STANCE_INDEX = 1 + INPUT_NUMBERS.length

export const statsOfPacked = (packed: PackedFighter): FightStats => {
  const numbers = numbersOf(packed.stats)
  const stance = STANCES[numbers[STANCE_INDEX] ?? -1]
  return {
    ...named(INPUT_NUMBERS, numbers, 1),
    skill: packed.skill,
    stones: stonesOf(packed),
    ...(stance && { stance }),
  }
}

/** The profile as the client got it, but with this build's image URLs. */
export const profileOfPacked = (packed: PackedFighter): FighterProfile => {
  const { user_id, username, rank, house_id, skill, skills = 1, pet_name } = packed
  const numbers = numbersOf(packed.stats)
  return {
    ...{ user_id, username, rank, power: numbers[0] ?? 0, house_id },
    ...named(PROFILE_NUMBERS, numbers, 1),
    pet: {
      id: `${user_id}:${house_id}`,
      created_by: user_id,
      owner_id: user_id,
      type: PETS_BY_HOUSE[house_id] ?? 'hamster',
      active_skill: skill,
      skills: SKILL_NAMES.slice(0, skills),
      ...(pet_name === undefined ? {} : { name: pet_name }),
    },
    cosmetic: cosmeticOf(packed),
    stone_statistics: stonesOf(packed),
    bonus: named(BONUS_NUMBERS, numbersOf(packed.bonus)),
  }
}

const packedWorn = (cosmetic: Cosmetic): string => {
  let text = ''
  for (const type of WORN_TYPES) {
    const item = cosmetic[type]
    if (!item) continue
    const { slug, rarity } = item
    const place = RARITIES.indexOf(rarity)
    const own = slug === plainSlug(type, rarity) ? '' : `:${slug}`
    text += `${text === '' ? '' : ' '}${type}:${place}${own}`
  }
  return text
}

const NO_STONES = STONE_TYPES.map(() => 0).join(' ')
const NO_BONUS = BONUS_NUMBERS.map(() => 0).join(' ')

const packedStones = (worn: readonly EquippedStone[]): string => {
  if (worn.length === 0) return NO_STONES
  return STONE_TYPES.map((type) => worn.find((stone) => stone.type === type)?.level ?? 0).join(' ')
}

const packed = ({ profile, stats }: MatchSnapshot): PackedFighter => {
  const { user_id, username, rank, power, house_id, pet, cosmetic } = profile
  const stones = packedStones(stats.stones)
  const worn = packedWorn(cosmetic)
  const bonus = numbersText(null, BONUS_NUMBERS, profile.bonus)
  const short: { -readonly [K in keyof PackedFighter]: PackedFighter[K] } = {
    ...{ user_id, username, rank, house_id, skill: stats.skill },
    stats: numbersText(power, INPUT_NUMBERS, stats) + (stats.stance ? ` ${STANCES.indexOf(stats.stance)}` : ''),
  }
  if (pet.skills.length !== 1) short.skills = pet.skills.length
  if (stones !== NO_STONES) short.stones = stones
  if (worn !== '') short.worn = worn
  const { crown } = cosmetic
  if (crown !== undefined) short.crown = crown <= 10 ? 10 : 50
  if (crown !== undefined && crown <= 3) short.first = crown as 1 | 2 | 3
  if (pet.name !== undefined) short.pet_name = pet.name
  const looks = wornLooksText(cosmetic.looks ?? {})
  if (looks !== null) short.looks = looks
  if (bonus !== NO_BONUS) short.bonus = bonus
  return short
}

/** Remembers what a profile was unpacked from: a fight stores its match's fighters unchanged, which then need not be packed again. */
const unpacked = new WeakMap<FighterProfile, { readonly stats: FightStats; readonly from: PackedFighter }>()

/** Treat the result as immutable: `packFighter` returns the original packed form for it. */
export const unpackFighter = (from: PackedFighter): MatchSnapshot => {
  const fighter = { profile: profileOfPacked(from), stats: statsOfPacked(from) }
  unpacked.set(fighter.profile, { stats: fighter.stats, from })
  return fighter
}

/** Holds only once what profile and simulation inputs both contain. Leaves out what follows from the rest. */
export const packFighter = (fighter: MatchSnapshot): PackedFighter => {
  const known = unpacked.get(fighter.profile)
  return known?.stats === fighter.stats ? known.from : packed(fighter)
}
