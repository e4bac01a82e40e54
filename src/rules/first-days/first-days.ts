import { dayStartMs } from '#rules/days.ts'
import { HOUSE_PETS, type PetName } from '#rules/house/house-pets.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import type { WornType } from '#rules/items/item-kinds.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'
import { MS_PER_DAY } from '#rules/units.ts'

/** UTC days, including the day of joining (R50). */
export const FIRST_DAYS = 7
/** UTC days in which rewards can be claimed, including the day of joining. The rest then go to the inbox (R50). */
export const FIRST_DAYS_OPEN = 14

/** In the order in which players are meant to reach them (R50). */
export const FIRST_DAYS_STEPS = ['win-1', 'win-3', 'day-2', 'win-7', 'day-3', 'day-5', 'win-15', 'day-7'] as const
export type FirstDaysStep = (typeof FIRST_DAYS_STEPS)[number]

export type FirstDaysItem =
  | { readonly pick: 'kind'; readonly type: WornType; readonly rarity: Rarity }
  /** For the slot that `slotToFill` returns. */
  | { readonly pick: 'slot'; readonly rarity: Rarity }
  | { readonly pick: 'house-wings'; readonly rarity: Rarity }

export interface FirstDaysGoal {
  readonly counts: 'wins' | 'days'
  readonly needed: number
  readonly materials: readonly MaterialStack[]
  readonly box: BoxKind | null
  readonly star: number
  readonly item: FirstDaysItem | null
}

const goal = (
  counts: FirstDaysGoal['counts'],
  needed: number,
  reward: Partial<Pick<FirstDaysGoal, 'materials' | 'box' | 'star' | 'item'>>,
): FirstDaysGoal => ({ counts, needed, materials: [], box: null, star: 0, item: null, ...reward })

export const FIRST_DAYS_GOALS: Readonly<Record<FirstDaysStep, FirstDaysGoal>> = {
  'win-1': goal('wins', 1, { materials: [{ slug: 'material-wood', quantity: 20 }] }),
  'win-3': goal('wins', 3, { item: { pick: 'kind', type: 'shield', rarity: 'common' } }),
  'win-7': goal('wins', 7, { item: { pick: 'slot', rarity: 'uncommon' } }),
  'win-15': goal('wins', 15, { box: 'iron' }),
  'day-2': goal('days', 2, { box: 'wood' }),
  'day-3': goal('days', 3, { item: { pick: 'kind', type: 'animal', rarity: 'common' } }),
  'day-5': goal('days', 5, { star: 2 }),
  'day-7': goal('days', 7, { item: { pick: 'house-wings', rarity: 'common' } }),
}

/** Milliseconds, from the start of the day of joining; ends are exclusive (R50). */
export interface FirstDaysSpan {
  readonly beginsMs: number
  /** Wins and claims count until then. */
  readonly endsMs: number
  readonly openUntilMs: number
}

export const firstDaysSpan = (joinedMs: number): FirstDaysSpan => {
  const beginsMs = dayStartMs(joinedMs)
  return {
    beginsMs,
    endsMs: beginsMs + FIRST_DAYS * MS_PER_DAY,
    openUntilMs: beginsMs + FIRST_DAYS_OPEN * MS_PER_DAY,
  }
}

export interface FirstDaysProgress {
  /** Ranked wins, including those over bots. */
  readonly wins: number
  /** UTC days with a mining claim, in days since the epoch. */
  readonly claimDays: readonly number[]
}

export const doneOf = (counts: FirstDaysGoal['counts'], { claimDays, wins }: FirstDaysProgress): number =>
  counts === 'wins' ? wins : claimDays.length

export const isStepReached = (step: FirstDaysStep, progress: FirstDaysProgress): boolean =>
  doneOf(FIRST_DAYS_GOALS[step].counts, progress) >= FIRST_DAYS_GOALS[step].needed

export type FirstDaysStepState = 'ahead' | 'ready' | 'missed'

export const stepStateOf = (
  step: FirstDaysStep,
  progress: FirstDaysProgress,
  { beginsMs, endsMs }: FirstDaysSpan,
  nowMs: number,
): FirstDaysStepState => {
  if (isStepReached(step, progress)) return 'ready'
  if (nowMs >= endsMs) return 'missed'
  const { counts, needed } = FIRST_DAYS_GOALS[step]
  if (counts === 'wins') return 'ahead'
  const today = progress.claimDays.includes(dayStartMs(nowMs) / MS_PER_DAY) ? 1 : 0
  const daysLeft = FIRST_DAYS - Math.floor((dayStartMs(nowMs) - beginsMs) / MS_PER_DAY) - today
  return progress.claimDays.length + daysLeft >= needed ? 'ahead' : 'missed'
}

const SLOT_ORDER: readonly WornType[] = ['sword', 'shield', 'armor', 'helmet', 'boots', 'wings', 'necklace', 'animal']

/** First empty slot, else the first slot with the lowest rarity (R50). */
export const slotToFill = (worn: Readonly<Partial<Record<WornType, Rarity>>>): WornType => {
  const starsIn = (slot: WornType): number => {
    const rarity = worn[slot]
    return rarity === undefined ? -1 : starsOf(rarity)
  }
  return SLOT_ORDER.reduce((best, slot) => (starsIn(slot) < starsIn(best) ? slot : best))
}

export type HouseWingsSlug = `wings-house-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`

export const HOUSE_WINGS = {
  hamster: 'wings-house-0',
  moonbix: 'wings-house-1',
  not: 'wings-house-2',
  major: 'wings-house-3',
  blum: 'wings-house-4',
  cats: 'wings-house-5',
  seed: 'wings-house-6',
  dogs: 'wings-house-7',
} as const satisfies Record<PetName, HouseWingsSlug>

/** @throws RangeError for an unknown house */
export const houseWings = (houseId: number): HouseWingsSlug => {
  const pet = HOUSE_PETS[houseId]
  if (pet === undefined) throw new RangeError(`No house has the id ${houseId}`)
  return HOUSE_WINGS[pet]
}
