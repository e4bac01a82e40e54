import type { Moment } from '../fighter/arena-fighter.ts'
import { hitStopMs } from '../fighter/choreography.ts'

const SLOW = 0.55
const SLOW_MS = 420

/** Speed of effects and particles: slow after the deciding blow. The fight itself keeps its speed. */
export const paceAt = (moment: Moment | null): number => {
  if (!moment?.beat.lethal || moment.beat.kind !== 'attack') return 1
  const since = moment.ms - moment.beat.landsAtMs
  return since >= 0 && since < hitStopMs(moment.beat) + SLOW_MS ? SLOW : 1
}
