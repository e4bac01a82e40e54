import { Howl, Howler } from 'howler'
import type { EffectName, LoopName } from '../../../assets/manifest/sound-names.ts'
import { effectParts, effectsUrl, loopFile } from '../../../assets/manifest/sounds.ts'
import type { SoundPlayer } from './create-sound.ts'
import { DEFAULT_VOLUMES, type Volumes } from './volumes.ts'

/** Random pitch range, so that repeated hits do not sound identical. */
const VARIED: ReadonlySet<EffectName> = new Set(['hit', 'heavy-hit', 'critical', 'whoosh', 'miss', 'block', 'coin'])
const PITCH_VARIATION = 0.06
/** The same effect again within this interval is dropped: both together would only be too loud. */
const SAME_EFFECT_MS = 50
/** Music is quieter than effects even when both are at full volume. */
const MUSIC_GAIN = 0.55
/** -6 dB. */
const DUCKED = 0.5
const FADE_MS = 600
const DUCK_FADE_MS = 150
const LOOP = 'loop'

interface Playing {
  readonly name: LoopName
  readonly howl: Howl
}

const effectsHowl = (): Howl =>
  new Howl({
    src: [effectsUrl()],
    sprite: Object.fromEntries(
      Object.entries(effectParts()).map(([name, { startMs, durationMs }]) => [name, [startMs, durationMs]]),
    ),
  })

const loopHowl = (name: LoopName): Howl => {
  const { url, startMs, durationMs } = loopFile(name)
  return new Howl({ src: [url], sprite: { [LOOP]: [startMs, durationMs, true] }, volume: 0 })
}

/** Plays effects and music through Howler. Muted music is not even loaded. */
export const createPlayer = (random: () => number = Math.random): SoundPlayer => {
  // Howler would suspend the audio after 30 s of silence, and iOS does not always resume it.
  Howler.autoSuspend = false
  const effects = effectsHowl()
  const lastPlayedMs = new Map<EffectName, number>()
  let volumes: Volumes = DEFAULT_VOLUMES
  let wanted: LoopName | null = null
  let playing: Playing | null = null
  let duckTimer: ReturnType<typeof setTimeout> | null = null

  const musicVolume = (): number => (volumes.muted ? 0 : volumes.music * MUSIC_GAIN * (duckTimer === null ? 1 : DUCKED))

  const fadeTo = (howl: Howl, volume: number, durationMs: number): void => {
    const now = howl.volume()
    if (now !== volume) howl.fade(now, volume, durationMs)
  }

  const endLoop = ({ howl }: Playing): void => {
    fadeTo(howl, 0, FADE_MS)
    // A decoded loop of half a minute takes 10 MB: it is unloaded.
    setTimeout(() => howl.unload(), FADE_MS + 100)
  }

  const follow = (): void => {
    const name = musicVolume() > 0 ? wanted : null
    if (name === (playing?.name ?? null)) return
    if (playing) endLoop(playing)
    playing = name === null ? null : { name, howl: loopHowl(name) }
    if (!playing) return
    playing.howl.play(LOOP)
    fadeTo(playing.howl, musicVolume(), FADE_MS)
  }

  return {
    play(name) {
      const nowMs = performance.now()
      if (nowMs - (lastPlayedMs.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_EFFECT_MS) return
      lastPlayedMs.set(name, nowMs)
      const id = effects.play(name)
      if (VARIED.has(name)) effects.rate(1 + (random() * 2 - 1) * PITCH_VARIATION, id)
    },
    music(loop) {
      wanted = loop
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
      effects.volume(next.muted ? 0 : next.effects)
      const before = playing
      follow()
      if (playing && playing === before) fadeTo(playing.howl, musicVolume(), DUCK_FADE_MS)
    },
  }
}
