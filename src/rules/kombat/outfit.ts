import { type ItemType, WORN_TYPES, type WornType } from '#rules/items/item-kinds.ts'
import type { ItemStat } from '#rules/items/items.ts'
import type { FightStats } from './fight-types.ts'
import { cleanPercent, fightStatsOf, type Loadout } from './fighter-stats.ts'
import { exactPowerOf, powerOf } from './power.ts'

export interface OutfitItem {
  readonly id: string
  readonly type: ItemType
  readonly stats: readonly ItemStat[]
}

export type Wearer = Omit<Loadout, 'items'>

type Outfit<T> = ReadonlyMap<ItemType, T>

/** Smaller gains are floating-point error. */
const GAIN_MIN = 1e-9

const outfitOf = <T extends OutfitItem>(items: readonly T[]): Outfit<T> =>
  new Map(items.map((item) => [item.type, item]))

const powerIn = (wearer: Wearer, outfit: Outfit<OutfitItem>): number =>
  exactPowerOf(fightStatsOf({ ...wearer, items: [...outfit.values()] }))

/**
 * Replaces one item at a time until no replacement helps. One pass is not enough, because percent lines depend on the
 * whole outfit.
 */
const climb = <T extends OutfitItem>(wearer: Wearer, start: Outfit<T>, bySlot: ReadonlyMap<WornType, readonly T[]>) => {
  const outfit = new Map(start)
  let power = powerIn(wearer, outfit)
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [slot, candidates] of bySlot) {
      for (const candidate of candidates) {
        const tried = powerIn(wearer, new Map(outfit).set(slot, candidate))
        if (tried <= power + GAIN_MIN) continue
        outfit.set(slot, candidate)
        power = tried
        isChanged = true
      }
    }
  }
  return { outfit, power }
}

/**
 * The strongest outfit that replacing one item at a time finds, not always the strongest of all. Worn items win ties
 * (R07, extra 15). @param owned includes worn items
 */
export const bestOutfit = <T extends OutfitItem>(wearer: Wearer, worn: readonly T[], owned: readonly T[]): T[] => {
  const bySlot = new Map(WORN_TYPES.map((slot) => [slot, owned.filter(({ type }) => type === slot)]))
  const fromWorn = climb(wearer, outfitOf(worn), bySlot)
  const fromNothing = climb(wearer, outfitOf<T>([]), bySlot)
  return [...(fromNothing.power > fromWorn.power + GAIN_MIN ? fromNothing : fromWorn).outfit.values()]
}

type ComparedStat = 'attack' | 'maxHp' | 'critPercent' | 'critDamagePercent' | 'reflectPercent' | 'lifeStealPercent'

export interface GearChange extends Pick<FightStats, ComparedStat> {
  readonly power: number
}

/** Changes of the stats if `item` replaces the item in its slot (extra 15). */
export const compareItem = (wearer: Wearer, worn: readonly OutfitItem[], item: OutfitItem): GearChange => {
  const before = fightStatsOf({ ...wearer, items: worn })
  const after = fightStatsOf({ ...wearer, items: [...worn.filter(({ type }) => type !== item.type), item] })
  return {
    attack: after.attack - before.attack,
    maxHp: after.maxHp - before.maxHp,
    critPercent: cleanPercent(after.critPercent - before.critPercent),
    critDamagePercent: cleanPercent(after.critDamagePercent - before.critDamagePercent),
    reflectPercent: cleanPercent(after.reflectPercent - before.reflectPercent),
    lifeStealPercent: cleanPercent(after.lifeStealPercent - before.lifeStealPercent),
    power: powerOf(after) - powerOf(before),
  }
}
