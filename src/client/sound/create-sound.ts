import type { EffectName, LoopName } from '../../../assets/manifest/sound-names.ts'
import type { Volumes } from './volumes.ts'

/** What really sounds; its code and its files load with the first tap. */
export interface SoundPlayer {
  play(name: EffectName): void
  music(loop: LoopName | null): void
  duck(seconds: number): void
  setVolumes(volumes: Volumes): void
}

/** The one face of all sound. Whatever is asked of it, it never throws and never waits. */
export interface Sound {
  /** Plays an effect; forgotten where nothing can be heard. */
  play(name: EffectName): void
  /** Which loop belongs to what is on the screen; null for none. */
  music(loop: LoopName | null): void
  /** Takes the music down by 6 dB for so many seconds, under a jingle. */
  duck(seconds: number): void
  volumes(): Volumes
  setVolumes(change: Partial<Volumes>): void
  /** Tells when the volumes change; the answer unsubscribes. */
  onVolumesChange(listener: () => void): () => void
  /** The player has touched the page: from now on it may sound. */
  unlock(): void
}

/** What the face needs of the world around it. */
export interface SoundPorts {
  readonly load: () => Promise<SoundPlayer>
  readonly isActive: () => boolean
  readonly nowMs: () => number
  readonly read: () => Volumes
  readonly write: (volumes: Volumes) => void
}

/** An effect that had to wait longer than this for the player's code speaks of something past. */
const STALE_MS = 500

/** Makes the face of sound. Until the first tap it only remembers which music is wanted. */
export const createSound = ({ load, isActive, nowMs, read, write }: SoundPorts): Sound => {
  const listeners = new Set<() => void>()
  let volumes: Volumes | null = null
  let loop: LoopName | null = null
  let waiting: { readonly name: EffectName; readonly atMs: number }[] = []
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
      for (const { name, atMs } of waiting) if (atMs >= freshMs) player.play(name)
    } catch (error) {
      // The next tap tries again; a game without sound is still a game.
      console.warn('The sound did not load', error)
    }
    waiting = []
    loading = false
  }

  return {
    play(name) {
      if (!unlocked || current().muted || !isActive()) return
      if (player) player.play(name)
      else waiting.push({ name, atMs: nowMs() })
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
      for (const listener of listeners) listener()
      void start()
    },
    onVolumesChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unlock() {
      unlocked = true
      void start()
    },
  }
}
