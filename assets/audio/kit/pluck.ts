import type { Random } from './random.ts'
import { generate, SAMPLE_RATE, type Signal } from './signal.ts'

const DAMPING = 0.9965
const FADE_OUT_SECONDS = 0.05

/** A plucked string (Karplus-Strong). `softness` 0–1 makes the pluck duller. */
export const pluck = (random: Random, seconds: number, frequency: number, softness = 0.5): Signal => {
  // The averaging below already delays by half a sample. The interpolation adds the fraction that is left; without it
  // high strings are out of tune.
  const turnSamples = SAMPLE_RATE / frequency - 0.5
  const length = Math.max(2, Math.floor(turnSamples))
  const late = turnSamples - length
  const tube = Float32Array.from({ length: length + 1 }, () => random())
  for (let pass = 0; pass < 2; pass += 1) {
    for (let index = 1; index < tube.length; index += 1) {
      tube[index] = (tube[index] ?? 0) * (1 - softness) + (tube[index - 1] ?? 0) * softness
    }
  }
  const mean = tube.reduce((sum, sample) => sum + sample, 0) / tube.length
  const history = tube.map((sample) => sample - mean)
  let write = 0
  let before = 0
  return generate(seconds, (t) => {
    const size = history.length
    const oldest = history[write] ?? 0
    const next = history[(write + 1) % size] ?? 0
    const delayed = oldest * late + next * (1 - late)
    history[write] = (delayed + before) * 0.5 * DAMPING
    before = delayed
    write = (write + 1) % size
    return oldest * Math.min(1, t / 0.002) * Math.min(1, Math.max(0, (seconds - t) / FADE_OUT_SECONDS))
  })
}
