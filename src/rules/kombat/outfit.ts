import { type ItemType, WORN_TYPES, type WornType } from '../items/item-kinds.ts'
import type { ItemStat } from '../items/items.ts'
import { fightStatsOf, type Loadout } from './fighter-stats.ts'
import { exactPowerOf, powerOf } from './power.ts'

/** An item as a fighter may wear it. */
export interface OutfitItem {
  readonly id: string
  readonly type: ItemType
  readonly stats: readonly ItemStat[]
}

/** The fighter under the gear. */
export type Wearer = Omit<Loadout, 'items'>

type Outfit<T> = ReadonlyMap<ItemType, T>

/** Smaller gains are errors of floating-point numbers. */
const GAIN_MIN = 1e-9

const outfitOf = <T extends OutfitItem>(items: readonly T[]): Outfit<T> =>
  new Map(items.map((item) => [item.type, item]))

const powerIn = (wearer: Wearer, outfit: Outfit<OutfitItem>): number =>
  exactPowerOf(fightStatsOf({ ...wearer, items: [...outfit.values()] }))

/** Tries every item in every slot until no single one makes the fighter stronger: percent lines count for the whole outfit. */
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
 * The strongest outfit of what a player has, by power (R07): no other item in a slot would raise it, and it is never weaker than
 * what is worn, which stays on where nothing is better (extra 11).
 * @param owned what may be worn, what is worn among it
 */
export const bestOutfit = <T extends OutfitItem>(wearer: Wearer, worn: readonly T[], owned: readonly T[]): T[] => {
  const bySlot = new Map(WORN_TYPES.map((slot) => [slot, owned.filter(({ type }) => type === slot)]))
  const fromWorn = climb(wearer, outfitOf(worn), bySlot)
  const fromNothing = climb(wearer, outfitOf<T>([]), bySlot)
  return [...(fromNothing.power > fromWorn.power + GAIN_MIN ? fromNothing : fromWorn).outfit.values()]
}

/** How a fighter's numbers would change; rates in percent points. */
export interface GearChange {
  readonly attack: number
  readonly maxHp: number
  readonly critPercent: number
  readonly critDamagePercent: number
  readonly reflectPercent: number
  readonly lifeStealPercent: number
  readonly power: number
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** What a fighter would gain and lose by wearing an item in place of what its slot holds (extra 11). */
export const compareItem = (wearer: Wearer, worn: readonly OutfitItem[], item: OutfitItem): GearChange => {
  const before = fightStatsOf({ ...wearer, items: worn })
  const after = fightStatsOf({ ...wearer, items: [...worn.filter(({ type }) => type !== item.type), item] })
  return {
    attack: after.attack - before.attack,
    maxHp: after.maxHp - before.maxHp,
    critPercent: round(after.critPercent - before.critPercent),
    critDamagePercent: round(after.critDamagePercent - before.critDamagePercent),
    reflectPercent: round(after.reflectPercent - before.reflectPercent),
    lifeStealPercent: round(after.lifeStealPercent - before.lifeStealPercent),
    power: powerOf(after) - powerOf(before),
  }
}
