import {
  FIRST_DAYS,
  FIRST_DAYS_GOALS,
  FIRST_DAYS_STEPS,
  type FirstDaysItem,
  type FirstDaysStep,
  slotToFill,
} from '#rules/first-days/first-days.ts'
import { boxOdds, openBox } from '#rules/items/boxes.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Rng } from '#rules/prng.ts'
import { type Bag, wornOf } from './forge-day.ts'

export interface FirstWeek {
  wins: number
  claimDays: number
  readonly taken: Set<FirstDaysStep>
}

export const newFirstWeek = (): FirstWeek => ({ wins: 0, claimDays: 0, taken: new Set() })

/** Rewards of one of the first seven days. Items are bound (R47). */
export interface FirstWeekDay {
  readonly items: readonly RolledItem[]
  readonly materials: readonly MaterialStack[]
  readonly star: number
}

export const NO_GIFTS: FirstWeekDay = { items: [], materials: [], star: 0 }

const typeOf = (item: FirstDaysItem, bag: Bag): RolledItem['type'] => {
  if (item.pick === 'kind') return item.type
  if (item.pick === 'house-wings') return 'wings'
  return slotToFill(Object.fromEntries(wornOf(bag).map(({ type, rarity }) => [type, rarity])))
}

/** Plays a day with one claim and `wins` wins, and opens every box as soon as it is reached. Mutates the state. */
export const firstWeekDay = (
  rng: Rng,
  week: FirstWeek,
  { bag, day, wins }: { readonly bag: Bag; readonly day: number; readonly wins: number },
): FirstWeekDay => {
  if (day > FIRST_DAYS) return NO_GIFTS
  week.wins += wins
  week.claimDays += 1
  const reached = FIRST_DAYS_STEPS.filter((step) => {
    const { counts, needed } = FIRST_DAYS_GOALS[step]
    return !week.taken.has(step) && (counts === 'wins' ? week.wins : week.claimDays) >= needed
  })
  for (const step of reached) week.taken.add(step)
  const goals = reached.map((step) => FIRST_DAYS_GOALS[step])
  return {
    items: goals.flatMap(({ item }) => (item ? [rollItem(rng, { type: typeOf(item, bag), rarity: item.rarity })] : [])),
    materials: goals.flatMap(({ box, materials }) => [...materials, ...(box ? openBox(rng, boxOdds(box)) : [])]),
    star: goals.reduce((sum, { star }) => sum + star, 0),
  }
}
