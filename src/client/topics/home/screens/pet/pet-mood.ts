import { MS_PER_HOUR, MS_PER_MINUTE } from '../../../../../rules/units.ts'

/** How the pet at home feels. */
export type PetMood = 'resting' | 'digging' | 'sleeping' | 'flexing' | 'sulking'

/** What the pet's mood follows from. */
export interface PetDay {
  /** Hour of the player's clock, 0–23. */
  readonly hour: number
  /** Time since the player's last claim or fight. */
  readonly goneMs: number
  /** Time since the last fight; null before the first. */
  readonly lastFightAgoMs: number | null
  /** Wins in a row; a lost fight ends them. */
  readonly winStreak: number
  readonly isPocketFull: boolean
}

/** The last fight is felt for so long. */
const FIGHT_FELT_MS = MS_PER_HOUR
const PROUD_FROM_WINS = 3
const BORED_AFTER_MS = 8 * MS_PER_HOUR
/** Up with its player, even at night. */
const AWAKE_AFTER_ACT_MS = 10 * MS_PER_MINUTE
const NIGHT = { fromHour: 22, toHour: 6 } as const

/** The pet's mood: the last fight comes first, then the night and a long absence, then the day's work. */
export const petMood = ({ goneMs, hour, isPocketFull, lastFightAgoMs, winStreak }: PetDay): PetMood => {
  if (lastFightAgoMs !== null && lastFightAgoMs < FIGHT_FELT_MS) {
    if (winStreak >= PROUD_FROM_WINS) return 'flexing'
    if (winStreak === 0) return 'sulking'
  }
  const isNight = hour >= NIGHT.fromHour || hour < NIGHT.toHour
  if (goneMs >= BORED_AFTER_MS || (isNight && goneMs >= AWAKE_AFTER_ACT_MS)) return 'sleeping'
  return isPocketFull ? 'resting' : 'digging'
}
