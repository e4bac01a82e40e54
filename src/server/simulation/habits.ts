export interface Habit {
  readonly name: HabitName
  readonly says: string
  /** Hours of visits in UTC, each ± 30 minutes. */
  readonly hours: readonly number[]
  /** 0 is Monday. */
  readonly weekdays: readonly number[]
  /** Most fights per visit. Energy limits them, too. */
  readonly fights: number
  readonly hunts: boolean
  readonly trades: boolean
  readonly isGuildMate: boolean
  readonly spends: boolean
}

export const HABIT_NAMES = ['fighter', 'hunter', 'trader', 'guild mate', 'once a day', 'weekend'] as const
export type HabitName = (typeof HABIT_NAMES)[number]

const USUAL = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], fights: 3 },
  ...{ hunts: true, trades: false, isGuildMate: false, spends: true },
} as const satisfies Partial<Habit>

export const HABITS: readonly Habit[] = [
  {
    ...{ ...USUAL, name: 'fighter', says: 'thrice a day, for ranked fights; spends' },
    ...{ hours: [8, 14, 20], fights: 5, hunts: false },
  },
  {
    ...{ ...USUAL, name: 'hunter', says: 'thrice a day; the pet always hunts; saves' },
    ...{ hours: [7, 13, 21], fights: 1, spends: false },
  },
  { ...USUAL, name: 'trader', says: 'twice a day, buys and sells; spends', hours: [9, 18], trades: true },
  { ...USUAL, name: 'guild mate', says: 'twice a day, for guild and boss; spends', hours: [12, 19], isGuildMate: true },
  {
    ...{ ...USUAL, name: 'once a day', says: 'in the evening, a little of everything; saves' },
    ...{ hours: [22], isGuildMate: true, spends: false },
  },
  {
    ...{ ...USUAL, name: 'weekend', says: 'Saturday and Sunday alone, at length; spends' },
    ...{ hours: [11, 16, 22], weekdays: [5, 6], fights: 6, trades: true, isGuildMate: true },
  },
]

export const habitAt = (place: number): Habit => HABITS[place % HABITS.length] as Habit
