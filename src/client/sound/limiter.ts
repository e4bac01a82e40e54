import { Howler } from 'howler'

const THRESHOLD_DB = -3
/** Make-up gain of this compressor: 0.6 of the 2.85 dB by which it lowers a full-scale signal. `level` undoes it. */
const MADE_UP_DB = 1.71
/** The curve is linear up to -2 dBFS, and its output never exceeds -1 dBFS. */
const KNEE = 0.794
const CEILING = 0.891
const CURVE_POINTS = 2049

/** Soft-clips the few samples that pass before the compressor reacts. */
const ceilingCurve = (): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: CURVE_POINTS }, (_, index) => {
    const sample = (2 * index) / (CURVE_POINTS - 1) - 1
    const size = Math.abs(sample)
    const room = CEILING - KNEE
    return size <= KNEE ? sample : Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room))
  })

let limited: AudioNode | null = null

/**
 * Puts one limiter (-1 dBFS) at Howler's output. Called before each sound, because Howler may replace its output node.
 * Idempotent.
 */
export const limitOutput = (): void => {
  const { ctx, masterGain } = Howler
  if (!ctx || !masterGain || masterGain === limited) return
  limited = masterGain
  const compressor = ctx.createDynamicsCompressor()
  compressor.threshold.value = THRESHOLD_DB
  compressor.knee.value = 0
  compressor.ratio.value = 20
  compressor.attack.value = 0.001
  compressor.release.value = 0.12
  const level = ctx.createGain()
  level.gain.value = 10 ** (-MADE_UP_DB / 20)
  const ceiling = ctx.createWaveShaper()
  ceiling.curve = ceilingCurve()
  masterGain.disconnect()
  masterGain.connect(compressor).connect(level).connect(ceiling).connect(ctx.destination)
}
