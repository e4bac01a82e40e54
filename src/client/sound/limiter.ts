import { Howler } from 'howler'

/** Holds back what is louder than this, dBFS; a sound by itself never is. */
const THRESHOLD_DB = -3
/** A compressor of Web Audio makes everything louder by itself: at full scale it would take 2.85 dB, and gives back 0.6 of that. */
const MADE_UP_DB = 1.71
/** What passes unchanged, and the loudest that leaves: -2 dBFS and -1 dBFS. */
const KNEE = 0.794
const CEILING = 0.891
const CURVE_POINTS = 2049

/** A soft ceiling for the few samples that are there before the compressor has closed. */
const ceilingCurve = (): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: CURVE_POINTS }, (_, index) => {
    const sample = (2 * index) / (CURVE_POINTS - 1) - 1
    const size = Math.abs(sample)
    const room = CEILING - KNEE
    return size <= KNEE ? sample : Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room))
  })

let limited: AudioNode | null = null

/**
 * Puts one limiter behind all that Howler plays: whatever sounds together, no sample leaves above -1 dBFS. Howler makes a new output
 * when a phone's sample rate changes, so this is called before each sound, and does nothing where the limiter stands already.
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
