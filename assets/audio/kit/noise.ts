import type { Envelope } from './envelope.ts'
import { type FilterMode, filtered } from './filter.ts'
import type { Random } from './random.ts'
import { type Curve, generate, type Signal } from './signal.ts'

export const noise = (
  random: Random,
  seconds: number,
  loudness: Envelope,
  mode: FilterMode,
  cutoff: Curve,
  q = 0.7,
): Signal => {
  const signal = filtered(
    generate(seconds, () => random()),
    mode,
    cutoff,
    q,
  )
  const step = seconds / signal.length
  return signal.map((sample, index) => sample * loudness(index * step))
}
