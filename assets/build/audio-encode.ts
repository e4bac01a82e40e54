import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE, type Signal } from '../audio/kit/signal.ts'

/** Kilobits per second: plenty for effects in one channel, enough for music in two. */
const KILOBITS = { mono: 48, stereo: 64 } as const

/** Encodes one channel or two as MP3, the one format that every phone's WebView plays. The same input gives the same bytes. */
export const encodeMp3 = async (channels: readonly Signal[]): Promise<Buffer> => {
  const encoder = await createMp3Encoder()
  encoder.configure(
    channels.length === 1
      ? { sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS.mono }
      : { sampleRate: SAMPLE_RATE, channels: 2, bitrate: KILOBITS.stereo },
  )
  // Both calls return views into the encoder's memory, which the next call overwrites.
  const body = Buffer.from(encoder.encode(channels).slice())
  return Buffer.concat([body, Buffer.from(encoder.finalize().slice())])
}
