import { mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

/** Far from midnight, from the evening's tournament and from either end of a week. */
const WEDNESDAY_MORNING_MS = 2 * MS_PER_DAY + 10 * MS_PER_HOUR

/**
 * How far ahead of the machine's clock the browser tests' server begins, in milliseconds: whenever they are started, their world begins on
 * the next Wednesday at 10:00 UTC. A test that is about another hour or day turns to it.
 */
export const startAheadMs = (machineMs: number): number => {
  const thisWeekMs = mondayMs(machineMs) + WEDNESDAY_MORNING_MS
  return (thisWeekMs < machineMs ? thisWeekMs + 7 * MS_PER_DAY : thisWeekMs) - machineMs
}
