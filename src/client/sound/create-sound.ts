import type { EffectName, LoopName } from '#assets/manifest/sound-names.ts'
import { createEmitter } from '#client/platform/emitter.ts'
import type { Volumes } from './volumes.ts'

export interface Tone {
  /** Speed and pitch; 1 is as recorded. */
  readonly rate?: number
  /** Loudness compared with other effects, 0–1. */
  readonly gain?: number
}

export interface SoundPlayer {
  play(name: EffectName, tone?: Tone): void
  /** Level 0–1. Null stops the crowd. */
  crowd(level: number | null, fadeMs: number): void
  music(loop: LoopName | null, rate?: number): void
  duck(seconds: number): void
  setVolumes(volumes: Volumes): void
}

/** None of its functions throws or waits. */
export interface Sound {
  play(name: EffectName, tone?: Tone): void
  music(loop: LoopName | null): void
  /** Lowers the music by 6 dB for the given seconds, under a jingle. */
  duck(seconds: number): void
  volumes(): Volumes
  setVolumes(change: Partial<Volumes>): void
  onVolumesChange(listener: () => void): () => void
  /** Call it when the player touches the page: from then on the browser allows sound. */
  unlock(): void
}

export interface SoundPorts {
  readonly load: () => Promise<SoundPlayer>
  readonly isActive: () => boolean
  readonly nowMs: () => number
  readonly read: () => Volumes
  readonly write: (volumes: Volumes) => void
}

/** An effect that waited longer than this for the backend to load is stale and dropped. */
const STALE_MS = 500

export const createSound = ({ load, isActive, nowMs, read, write }: SoundPorts): Sound => {
  const volumesChanged = createEmitter()
  let volumes: Volumes | null = null
  let loop: LoopName | null = null
  let waiting: { readonly name: EffectName; readonly tone: Tone | undefined; readonly atMs: number }[] = []
  let unlocked = false
  let loading = false
  let player: SoundPlayer | null = null

  const current = (): Volumes => {
    volumes ??= read()
    return volumes
  }

  const start = async (): Promise<void> => {
    if (!unlocked || loading || player || current().muted) return
    loading = true
    try {
      player = await load()
      player.setVolumes(current())
      player.music(loop)
      const freshMs = nowMs() - STALE_MS
      for (const { name, tone, atMs } of waiting) if (atMs >= freshMs) player.play(name, tone)
    } catch (error) {
      console.warn('The sound did not load', error)
    }
    waiting = []
    loading = false
  }

  return {
    play(name, tone) {
      if (!unlocked || current().muted || !isActive()) return
      if (player) player.play(name, tone)
      else waiting.push({ name, tone, atMs: nowMs() })
    },
    music(wanted) {
      loop = wanted
      player?.music(wanted)
    },
    duck: (seconds) => player?.duck(seconds),
    volumes: current,
    setVolumes(change) {
      volumes = { ...current(), ...change }
      write(volumes)
      player?.setVolumes(volumes)
      volumesChanged.emit()
      void start()
    },
    onVolumesChange: volumesChanged.on,
    unlock() {
      unlocked = true
      void start()
    },
  }
}
