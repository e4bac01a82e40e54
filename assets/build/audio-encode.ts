import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE, type Signal } from '#assets/audio/kit/signal.ts'

const KILOBITS = { mono: 48, stereo: 64 } as const

/** MP3 is the only format that the WebView of every phone plays. The result is deterministic. */
export const encodeMp3 = async (channels: readonly Signal[]): Promise<Buffer> => {
  const encoder = await createMp3Encoder()
  encoder.configure(
    channels.length === 1
      ? { sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS.mono }
      : { sampleRate: SAMPLE_RATE, channels: 2, bitrate: KILOBITS.stereo },
  )
  // Both calls return a view of memory that the next call overwrites: copy it.
  const body = Buffer.from(encoder.encode(channels).slice())
  return Buffer.concat([body, Buffer.from(encoder.finalize().slice())])
}
