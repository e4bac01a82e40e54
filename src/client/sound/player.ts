import { Howl, Howler } from 'howler'
import { CROWD, type EffectFile, type EffectName, fileOf, type LoopName } from '#assets/manifest/sound-names.ts'
import { effectFile, loopFile } from '#assets/manifest/sounds.ts'
import { createAddedSounds } from './added-sounds.ts'
import type { SoundPlayer } from './create-sound.ts'
import { createCrowd } from './crowd.ts'
import { limitOutput } from './limiter.ts'
import { DEFAULT_VOLUMES, type Volumes } from './volumes.ts'

const VARIED: ReadonlySet<EffectName> = new Set(['coin'])
const PITCH_VARIATION = 0.06
const SAME_EFFECT_MS = 50
const MUSIC_GAIN = 0.55
const DUCKED = 0.5
const FADE_MS = 600
const DUCK_FADE_MS = 150
const LOOP = 'loop'

interface Playing {
  readonly name: LoopName
  readonly howl: Howl
  rate: number
}

const effectsHowl = (file: EffectFile, volume: number): Howl => {
  const { url, parts } = effectFile(file)
  return new Howl({
    src: [url],
    volume,
    sprite: Object.fromEntries(
      [...parts].map(([name, { startMs, durationMs }]) => [name, [startMs, durationMs, name === CROWD]]),
    ),
  })
}

const loopHowl = (name: LoopName): Howl => {
  const { url, startMs, durationMs } = loopFile(name)
  return new Howl({ src: [url], sprite: { [LOOP]: [startMs, durationMs, true] }, volume: 0 })
}

/** Files of music and arena are loaded when they are first needed. */
export const createPlayer = (random: () => number = Math.random): SoundPlayer => {
  // Howler would suspend the audio after 30 s of silence, and iOS does not always resume it.
  Howler.autoSuspend = false
  const files: Partial<Record<EffectFile, Howl>> = { sounds: effectsHowl('sounds', 1) }
  limitOutput()
  const added = createAddedSounds()
  const lastPlayedMs = new Map<EffectName, number>()
  let volumes: Volumes = DEFAULT_VOLUMES
  let wanted: LoopName | null = null
  let wantedRate = 1
  let playing: Playing | null = null
  let duckTimer: ReturnType<typeof setTimeout> | null = null

  const effectsVolume = (): number => (volumes.muted ? 0 : volumes.effects)

  const fileWith = (file: EffectFile): Howl => {
    const howl = files[file] ?? effectsHowl(file, effectsVolume())
    files[file] = howl
    return howl
  }

  const crowd = createCrowd(() => fileWith(fileOf(CROWD)))

  const musicVolume = (): number => (volumes.muted ? 0 : volumes.music * MUSIC_GAIN * (duckTimer === null ? 1 : DUCKED))

  const fadeTo = (howl: Howl, volume: number, durationMs: number): void => {
    const now = howl.volume()
    if (now !== volume) howl.fade(now, volume, durationMs)
  }

  const endLoop = ({ howl }: Playing): void => {
    fadeTo(howl, 0, FADE_MS)
    // Unloads the loop, because 30 s take 10 MB when decoded.
    setTimeout(() => howl.unload(), FADE_MS + 100)
  }

  const follow = (): void => {
    const name = musicVolume() > 0 ? wanted : null
    if (name !== (playing?.name ?? null)) {
      if (playing) endLoop(playing)
      playing = name === null ? null : { name, howl: loopHowl(name), rate: 1 }
      playing?.howl.play(LOOP)
      if (playing) fadeTo(playing.howl, musicVolume(), FADE_MS)
    }
    if (!playing || playing.rate === wantedRate) return
    playing.rate = wantedRate
    playing.howl.rate(wantedRate)
  }

  return {
    play(name, { rate = VARIED.has(name) ? 1 + (random() * 2 - 1) * PITCH_VARIATION : 1, gain = 1 } = {}) {
      const file = fileOf(name)
      const howl = fileWith(file)
      // A sound that has to wait for the arena's file would play too late.
      if (file === 'sounds-arena' && howl.state() !== 'loaded') return
      const nowMs = performance.now()
      if (nowMs - (lastPlayedMs.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_EFFECT_MS) return
      lastPlayedMs.set(name, nowMs)
      limitOutput()
      const id = howl.play(name)
      if (rate !== 1) howl.rate(rate, id)
      if (gain !== 1) howl.volume(gain * effectsVolume(), id)
      added.playWith(name)
    },
    crowd(level, fadeMs) {
      limitOutput()
      crowd.setLevel(level, fadeMs)
    },
    music(loop, rate = 1) {
      limitOutput()
      wanted = loop
      wantedRate = rate
      follow()
    },
    duck(seconds) {
      if (duckTimer !== null) clearTimeout(duckTimer)
      duckTimer = setTimeout(() => {
        duckTimer = null
        if (playing) fadeTo(playing.howl, musicVolume(), FADE_MS)
      }, seconds * 1000)
      if (playing) fadeTo(playing.howl, musicVolume(), DUCK_FADE_MS)
    },
    setVolumes(next) {
      volumes = next
      for (const howl of Object.values(files)) howl.volume(effectsVolume())
      crowd.setVolume(effectsVolume())
      added.setVolume(effectsVolume())
      const before = playing
      follow()
      if (playing && playing === before) fadeTo(playing.howl, musicVolume(), DUCK_FADE_MS)
    },
  }
}
