import { CHEST_KINDS, type ChestKind } from '#rules/chests/win-chests.ts'
import { AVERAGE_PER_WIN, MATERIAL_BELOW, WOOD_QUANTITY } from '#rules/kombat/rewards.ts'
import { mean } from '../balance/duel.ts'
import type { Habits } from './player-day.ts'
import { type CountedMaterial, type EconomyDay, MATERIALS } from './report.ts'

/** Largest allowed change of the gained materials by R54, in percent. */
export const CHEST_PERCENT = 8

/** Chests opened per day played, as R54 states them. R54 does not mention regular players. */
export const CHESTS_OPENED: Readonly<Record<string, Readonly<Record<ChestKind, number>>>> = {
  casual: { wood: 0.5, iron: 0.24, titanium: 0.07 },
  keen: { wood: 3.3, iron: 2, titanium: 0.6 },
}

/** Average drops of a win without its chests (R13). `AVERAGE_PER_WIN` includes their share. */
const WIN_ALONE: Readonly<Record<CountedMaterial, number>> = {
  'material-wood': (MATERIAL_BELOW.wood / 100) * mean(WOOD_QUANTITY),
  'material-iron': (MATERIAL_BELOW.iron - MATERIAL_BELOW.wood) / 100,
  'material-titanium': (MATERIAL_BELOW.titanium - MATERIAL_BELOW.iron) / 100,
}

const sumOf = (days: readonly EconomyDay[], read: (day: EconomyDay) => number): number =>
  days.reduce((sum, day) => sum + read(day), 0)

export const openedAPlayedDay = ({ daysPerWeek }: Habits, days: readonly EconomyDay[], kind: ChestKind): number =>
  sumOf(days, ({ chests }) => chests.opened[kind]) / ((days.length * daysPerWeek) / 7)

const gainedOf = (days: readonly EconomyDay[], slug: CountedMaterial) => {
  const now = sumOf(days, ({ bag }) => bag.gained[slug])
  const ofChests = sumOf(days, ({ chests }) => chests.gained[slug])
  const droppedBefore = (AVERAGE_PER_WIN[slug] - WIN_ALONE[slug]) * sumOf(days, ({ wins }) => wins)
  return { now, before: now - ofChests + droppedBefore }
}

/** Change of a material's gain against the same wins before there were chests, in percent. */
export const materialPercent = (days: readonly EconomyDay[], slug: CountedMaterial): number => {
  const { before, now } = gainedOf(days, slug)
  return (now / before - 1) * 100
}

/** Like `materialPercent`, but for all materials by worth: a win's average drop is worth the same for each material. */
export const worthPercent = (days: readonly EconomyDay[]): number => {
  const worth = (when: 'now' | 'before') =>
    MATERIALS.reduce((sum, slug) => sum + gainedOf(days, slug)[when] / AVERAGE_PER_WIN[slug], 0)
  return (worth('now') / worth('before') - 1) * 100
}

export const chestLineOf = (habits: Habits, days: readonly EconomyDay[]): string => {
  const opened = CHEST_KINDS.map((kind) => `${openedAPlayedDay(habits, days, kind).toFixed(2)} ${kind}`)
  const materials = MATERIALS.map((slug) => `${slug} ${materialPercent(days, slug).toFixed(1)} %`)
  return [
    `${habits.name}: win chests opened a played day (R54): ${opened.join(', ')};`,
    `materials a day against before: ${materials.join(', ')}, by worth ${worthPercent(days).toFixed(1)} %`,
  ].join(' ')
}
