import type { Howl } from 'howler'
import { CROWD } from '#assets/manifest/sound-names.ts'

export interface CrowdSound {
  /** Level 0–1. Null stops the crowd. */
  setLevel(level: number | null, fadeMs: number): void
  setVolume(volume: number): void
}

const CROWD_GAIN = 0.7

/** @param open loads the file. Called only when the crowd can be heard */
export const createCrowd = (open: () => Howl): CrowdSound => {
  let volume = 1
  let level: number | null = null
  let playing: { readonly howl: Howl; readonly id: number } | null = null
  let awaited: Howl | null = null

  const loudness = (): number => (level ?? 0) * CROWD_GAIN * volume

  const start = (): void => {
    if (playing || level === null || volume === 0) return
    const howl = open()
    if (howl.state() !== 'loaded') {
      if (awaited !== howl) howl.once('load', start)
      awaited = howl
      return
    }
    const id = howl.play(CROWD)
    howl.volume(0, id)
    playing = { howl, id }
    fade(600)
  }

  const fade = (fadeMs: number): void => {
    if (!playing) return
    const { howl, id } = playing
    const now = Number(howl.volume(id))
    if (now !== loudness()) howl.fade(now, loudness(), Math.max(1, fadeMs), id)
  }

  return {
    setLevel(next, fadeMs) {
      if (next === level) return
      level = next
      if (next !== null) {
        if (playing) fade(fadeMs)
        else start()
        return
      }
      const leaving = playing
      playing = null
      if (!leaving) return
      leaving.howl.fade(Number(leaving.howl.volume(leaving.id)), 0, fadeMs, leaving.id)
      setTimeout(() => leaving.howl.stop(leaving.id), fadeMs + 50)
    },
    setVolume(next) {
      volume = next
      if (playing) playing.howl.volume(loudness(), playing.id)
      else start()
    },
  }
}
