import { mixInto, SAMPLE_RATE, type Signal, silence } from './signal.ts'

const COMBS = [
  { seconds: 0.0297, gain: 0.77 },
  { seconds: 0.0371, gain: 0.75 },
  { seconds: 0.0411, gain: 0.74 },
  { seconds: 0.0437, gain: 0.72 },
] as const
const ALLPASSES_SECONDS = [0.005, 0.0017] as const
const ALLPASS_GAIN = 0.7
const HIGHS_KEPT = 0.7

const comb = (input: Signal, output: Signal, delaySeconds: number, gain: number): void => {
  const line = new Float32Array(Math.round(delaySeconds * SAMPLE_RATE))
  let position = 0
  let low = 0
  for (let index = 0; index < output.length; index += 1) {
    const delayed = line[position] ?? 0
    low = delayed * HIGHS_KEPT + low * (1 - HIGHS_KEPT)
    line[position] = (input[index] ?? 0) + low * gain
    output[index] = (output[index] ?? 0) + delayed * 0.25
    position = (position + 1) % line.length
  }
}

const allpass = (signal: Signal, delaySeconds: number): void => {
  const line = new Float32Array(Math.round(delaySeconds * SAMPLE_RATE))
  let position = 0
  for (let index = 0; index < signal.length; index += 1) {
    const delayed = line[position] ?? 0
    const fed = (signal[index] ?? 0) + ALLPASS_GAIN * delayed
    line[position] = fed
    signal[index] = delayed - ALLPASS_GAIN * fed
    position = (position + 1) % line.length
  }
}

/** Schroeder reverb. `wet` is its share; `size` 1 is a hall; `tail` is the added length in seconds. */
export const reverb = (signal: Signal, wet: number, size: number, tail: number): Signal => {
  const output = silence(signal.length / SAMPLE_RATE + tail)
  const room = new Float32Array(output.length)
  for (const { seconds, gain } of COMBS) comb(signal, room, seconds, gain ** (1 / size))
  for (const seconds of ALLPASSES_SECONDS) allpass(room, seconds)
  mixInto(output, signal)
  mixInto(output, room, 0, wet)
  return output
}
