import { BOSS_NAMES, type BossName } from '#assets/manifest/creatures.ts'
import { GEAR_SLOTS, type GearSlot, RARITIES } from '#assets/manifest/fighter-layers.ts'
import { isNamedSlug } from '#assets/manifest/named-items.ts'
import type { StageFighter, StageLook } from '#bridge/bridge.ts'
import type { Cosmetic } from '#contracts/wire.ts'
import { HOUSES, houseOf } from '#rules/house/houses.ts'
import { rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES, type Stance } from '#rules/kombat/stances.ts'
import { CROWN_PLACES } from '#rules/leaderboards/crowns.ts'
import { createRng } from '#rules/prng.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import type { ArmyStep } from '#rules/units.ts'
import { crownFieldsOf } from '#workbench/fixtures/fighters.ts'
import { BARE, type GearChoice, gearChoices } from '#workbench/gallery/gear-state.ts'
import { type AddressField, type AddressState, choice, number, text } from '#workbench/kit/address-field.ts'

const HOUSE_SLUGS: readonly string[] = HOUSES.map((house) => house.slug)
export const BODIES: readonly string[] = [...HOUSE_SLUGS, ...BOSS_NAMES]
/** The slot follows the choice that is made for all slots. */
export const AS_GEAR = 'as all'
export const GEARS = [BARE, ...RARITIES] as const
export const STONE_LEVELS = ['0', '1', '2', '3', '4'] as const
export const STANCE_CHOICES = ['none', ...STANCES] as const
export const CROWNS = ['none', ...CROWN_PLACES.map((place) => `top-${place}` as const)] as const

const SLOT_FIELDS = Object.fromEntries(
  GEAR_SLOTS.map((slot) => [slot, choice([AS_GEAR, ...gearChoices(slot)], AS_GEAR)]),
) as Record<GearSlot, AddressField<GearChoice>>

export const FIGHTER_FIELDS = {
  body: choice(BODIES, HOUSE_SLUGS[0] ?? ''),
  gear: choice(GEARS, 'rare') as AddressField<(typeof GEARS)[number]>,
  ...SLOT_FIELDS,
  skill: choice(SKILL_NAMES, 'rising-fury'),
  stones: choice(STONE_LEVELS, '0') as AddressField<(typeof STONE_LEVELS)[number]>,
  crown: choice(CROWNS, 'none') as AddressField<(typeof CROWNS)[number]>,
  stance: choice(STANCE_CHOICES, 'none') as AddressField<(typeof STANCE_CHOICES)[number]>,
  /** 0 uses the HP that house and gear give. */
  hp: number(0, 10_000_000, 0),
  /** Empty uses the name of the house or boss. */
  name: text(),
}
export type FighterChoice = AddressState<typeof FIGHTER_FIELDS>

export const fighterChoice = (fields: Partial<FighterChoice> = {}): FighterChoice => ({
  ...(Object.fromEntries(
    Object.entries(FIGHTER_FIELDS).map(([name, field]) => [name, field.fallback]),
  ) as unknown as FighterChoice),
  ...fields,
})

/** Constant, so that another seed changes the fight but not the gear. */
const ITEM_SEED = '0123456789abcdef'
/** A boss has the numbers of a pet of this house in legendary gear, with twice the health. */
const BOSS_HOUSE_ID = 2
const BOSS_HP_FACTOR = 2

const bossOf = ({ body }: FighterChoice): BossName | null => BOSS_NAMES.find((boss) => boss === body) ?? null
const houseIdOf = ({ body }: FighterChoice): number => Math.max(0, HOUSE_SLUGS.indexOf(body))
/** Undefined for a boss (R55). */
export const stanceOf = (of: FighterChoice): Stance | undefined =>
  of.stance === 'none' || bossOf(of) ? undefined : of.stance
const slotChoice = (of: FighterChoice, slot: GearSlot): GearChoice => (of[slot] === AS_GEAR ? of.gear : of[slot])

const rarityIn = (of: FighterChoice, slot: GearSlot): Rarity | null => {
  const held = slotChoice(of, slot)
  if (isNamedSlug(held)) return 'legendary'
  return RARITIES.find((rarity) => rarity === held) ?? null
}

export const statsOf = (of: FighterChoice): FightStats => {
  const rng = createRng(ITEM_SEED)
  const boss = bossOf(of)
  const level = Number(of.stones)
  const stats = fightStatsOf({
    houseId: boss ? BOSS_HOUSE_ID : houseIdOf(of),
    armyStep: 0 as ArmyStep,
    items: GEAR_SLOTS.flatMap((type) => {
      const rarity = boss ? 'legendary' : rarityIn(of, type)
      return rarity === null ? [] : [rollItem(rng, { type, rarity })]
    }),
    stones: level === 0 ? [] : STONE_TYPES.map((type) => ({ type, level: level as 1 | 2 | 3 | 4 })),
    skill: of.skill,
  })
  const stance = stanceOf(of)
  return {
    ...stats,
    maxHp: of.hp > 0 ? Math.round(of.hp) : stats.maxHp * (boss ? BOSS_HP_FACTOR : 1),
    ...(stance && { stance }),
  }
}

const lookOf = (of: FighterChoice): StageLook => {
  const boss = bossOf(of)
  if (boss) return { kind: 'boss', boss }
  const worn = (slot: GearSlot): Cosmetic[GearSlot] => {
    const rarity = rarityIn(of, slot)
    const held = slotChoice(of, slot)
    return rarity === null ? null : { slug: isNamedSlug(held) ? held : slot, image_url: '', rarity }
  }
  return {
    kind: 'pet',
    houseId: houseIdOf(of),
    cosmetic: {
      ...(Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, worn(slot)])) as Record<GearSlot, Cosmetic[GearSlot]>),
      ...crownFieldsOf(CROWN_PLACES.find((place) => of.crown === `top-${place}`) ?? null),
    },
  }
}

const nameOf = (of: FighterChoice): string => of.name || bossOf(of) || houseOf(houseIdOf(of)).name

export const stageFighterOf = (of: FighterChoice): StageFighter => ({
  name: nameOf(of),
  maxHp: statsOf(of).maxHp,
  look: lookOf(of),
})
