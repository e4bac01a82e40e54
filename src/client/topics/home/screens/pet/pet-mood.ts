import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'

export type PetMood = 'resting' | 'digging' | 'sleeping' | 'flexing' | 'sulking'

export interface PetDay {
  readonly hour: number
  readonly goneMs: number
  /** Time since the last fight. Null before the first. */
  readonly lastFightAgoMs: number | null
  readonly winStreak: number
  readonly isPocketFull: boolean
}

const FIGHT_FELT_MS = MS_PER_HOUR
const PROUD_FROM_WINS = 3
const BORED_AFTER_MS = 8 * MS_PER_HOUR
const AWAKE_AFTER_ACT_MS = 10 * MS_PER_MINUTE
const NIGHT = { fromHour: 22, toHour: 6 } as const

/** In this order: the last fight, sleep at night or after a long absence, then mining. */
export const petMood = ({ goneMs, hour, isPocketFull, lastFightAgoMs, winStreak }: PetDay): PetMood => {
  if (lastFightAgoMs !== null && lastFightAgoMs < FIGHT_FELT_MS) {
    if (winStreak >= PROUD_FROM_WINS) return 'flexing'
    if (winStreak === 0) return 'sulking'
  }
  const isNight = hour >= NIGHT.fromHour || hour < NIGHT.toHour
  if (goneMs >= BORED_AFTER_MS || (isNight && goneMs >= AWAKE_AFTER_ACT_MS)) return 'sleeping'
  return isPocketFull ? 'resting' : 'digging'
}
