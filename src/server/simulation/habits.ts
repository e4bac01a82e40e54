/** How somebody of the simulation plays. */
export interface Habit {
  readonly name: HabitName
  /** One line for the page of plots. */
  readonly says: string
  /** Hours of a day, UTC, at which the game is opened, each give or take half an hour. */
  readonly hours: readonly number[]
  /** Days of a week on which it is opened at all, 0 = Monday. */
  readonly weekdays: readonly number[]
  /** Ranked fights of a visit at most: energy ends them, too. */
  readonly fights: number
  /** Keeps the pet hunting between visits. */
  readonly hunts: boolean
  /** Sells what is spare and buys what is better. */
  readonly trades: boolean
  /** Is in a guild, fights the boss and gives to the guild. */
  readonly isGuildMate: boolean
  /** Spends TOK, STAR and materials as soon as there is something to be had; others save. */
  readonly spends: boolean
}

/** Habits in the order in which players get them. */
export const HABIT_NAMES = ['fighter', 'hunter', 'trader', 'guild mate', 'once a day', 'weekend'] as const
export type HabitName = (typeof HABIT_NAMES)[number]

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** The habits: how often one comes, what one comes for, and whether one spends. */
export const HABITS: readonly Habit[] = [
  {
    name: 'fighter',
    says: 'thrice a day, for ranked fights; spends',
    hours: [8, 14, 20],
    weekdays: EVERY_DAY,
    fights: 5,
    hunts: false,
    trades: false,
    isGuildMate: false,
    spends: true,
  },
  {
    name: 'hunter',
    says: 'thrice a day; the pet always hunts; saves',
    hours: [7, 13, 21],
    weekdays: EVERY_DAY,
    fights: 1,
    hunts: true,
    trades: false,
    isGuildMate: false,
    spends: false,
  },
  {
    name: 'trader',
    says: 'twice a day, buys and sells; spends',
    hours: [9, 18],
    weekdays: EVERY_DAY,
    fights: 3,
    hunts: true,
    trades: true,
    isGuildMate: false,
    spends: true,
  },
  {
    name: 'guild mate',
    says: 'twice a day, for guild and boss; spends',
    hours: [12, 19],
    weekdays: EVERY_DAY,
    fights: 3,
    hunts: true,
    trades: false,
    isGuildMate: true,
    spends: true,
  },
  {
    name: 'once a day',
    says: 'in the evening, a little of everything; saves',
    hours: [22],
    weekdays: EVERY_DAY,
    fights: 3,
    hunts: true,
    trades: false,
    isGuildMate: true,
    spends: false,
  },
  {
    name: 'weekend',
    says: 'Saturday and Sunday alone, at length; spends',
    hours: [11, 16, 22],
    weekdays: [5, 6],
    fights: 6,
    hunts: true,
    trades: true,
    isGuildMate: true,
    spends: true,
  },
]

/** The habit of the player at a place: all habits in turn, so that each has as many players as another. */
export const habitAt = (place: number): Habit => HABITS[place % HABITS.length] as Habit
