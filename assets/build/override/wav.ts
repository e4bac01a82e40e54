import { SAMPLE_RATE, type Signal } from '#assets/audio/kit/signal.ts'

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
/** Number of samples on each side that contribute to a resampled value. */
const REACH = 16

interface Format {
  readonly code: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
}

interface Chunk {
  readonly data: Buffer
  readonly size: number
}

const chunksOf = (data: Buffer): Map<string, Chunk> => {
  const chunks = new Map<string, Chunk>()
  for (let at = 12; at + 8 <= data.length; ) {
    const size = data.readUInt32LE(at + 4)
    chunks.set(data.toString('latin1', at, at + 4), { data: data.subarray(at + 8, at + 8 + size), size })
    at += 8 + size + (size % 2)
  }
  return chunks
}

const formatOf = (chunk: Buffer | undefined): Format | null => {
  if (!chunk || chunk.length < 16) return null
  const formatTag = chunk.readUInt16LE(0)
  return {
    code: formatTag === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : formatTag,
    channels: chunk.readUInt16LE(2),
    rate: chunk.readUInt32LE(4),
    bits: chunk.readUInt16LE(14),
  }
}

const readerOf = ({ code, bits }: Format): ((samples: Buffer, at: number) => number) | null => {
  if (code === FLOAT && bits === 32) return (samples, at) => samples.readFloatLE(at)
  if (code === PCM && bits === 8) return (samples, at) => (samples.readUInt8(at) - 128) / 128
  if (code === PCM && [16, 24, 32].includes(bits)) {
    return (samples, at) => samples.readIntLE(at, bits / 8) / 2 ** (bits - 1)
  }
  return null
}

/** Resamples to the game's rate with a windowed sinc, against aliasing. */
const resampled = (signal: Signal, rate: number): Signal => {
  if (rate === SAMPLE_RATE) return signal
  const step = rate / SAMPLE_RATE
  const cutoff = Math.min(1, 1 / step)
  const reach = REACH / cutoff
  const result = new Float32Array(Math.floor(signal.length / step))
  for (let index = 0; index < result.length; index += 1) {
    const middle = index * step
    let [sum, weights] = [0, 0]
    for (let at = Math.ceil(middle - reach); at <= middle + reach; at += 1) {
      const x = Math.PI * (at - middle) * cutoff
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (at - middle)) / reach)
      const weight = (x === 0 ? 1 : Math.sin(x) / x) * window
      weights += weight
      sum += weight * (signal[at] ?? 0)
    }
    result[index] = sum / weights
  }
  return result
}

/** SoX and ffmpeg write this size or more to a pipe, because they cannot know the real one. */
const UNKNOWN_SIZE = 0x7fff_f000
/** Too short to hear. Some programs miscount by a sample. */
const UNHEARD_SECONDS = 0.01

/** For a truncated file its actual and its promised length in seconds, otherwise null. */
export const brokenOff = (data: Buffer): { readonly actual: number; readonly promised: number } | null => {
  const chunks = chunksOf(data)
  const format = formatOf(chunks.get('fmt ')?.data)
  const samples = chunks.get('data')
  if (!format || !samples || samples.size >= UNKNOWN_SIZE) return null
  const bytesPerSecond = (format.rate * format.channels * format.bits) / 8
  const [actual, promised] = [samples.data.length / bytesPerSecond, samples.size / bytesPerSecond]
  return promised - actual < UNHEARD_SECONDS ? null : { actual, promised }
}

/** The first two channels at the game's rate; null if the data is unreadable. */
export const readWav = (data: Buffer): Signal[] | null => {
  if (data.length < 12 || data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WAVE')
    return null
  const chunks = chunksOf(data)
  const format = formatOf(chunks.get('fmt ')?.data)
  const samples = chunks.get('data')?.data
  const read = format && readerOf(format)
  if (!format || !read || !samples || format.channels < 1 || format.rate < 8000) return null
  const bytes = format.bits / 8
  const count = Math.floor(samples.length / (bytes * format.channels))
  return Array.from({ length: Math.min(2, format.channels) }, (_, channel) => {
    const signal = new Float32Array(count)
    for (let index = 0; index < count; index += 1) {
      signal[index] = read(samples, (index * format.channels + channel) * bytes)
    }
    return resampled(signal, format.rate)
  })
}
