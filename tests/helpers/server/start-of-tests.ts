import { mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

/** Far from midnight, from the evening's tournament and from both ends of a week. */
const WEDNESDAY_MORNING_MS = 2 * MS_PER_DAY + 10 * MS_PER_HOUR

/**
 * Milliseconds by which the browser tests' server starts ahead of the machine's clock. Whenever the tests are started,
 * their world begins on the next Wednesday at 10:00 UTC. A test about another hour or day turns the clock to it.
 */
export const startAheadMs = (machineMs: number): number => {
  const thisWeekMs = mondayMs(machineMs) + WEDNESDAY_MORNING_MS
  return (thisWeekMs < machineMs ? thisWeekMs + 7 * MS_PER_DAY : thisWeekMs) - machineMs
}
