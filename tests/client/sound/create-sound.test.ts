import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSound, type Sound, type SoundPlayer } from '#client/sound/create-sound.ts'
import { DEFAULT_VOLUMES, type Volumes } from '#client/sound/volumes.ts'

const WAIT_MS = 15_000

let calls: string[]
let loads: number
let nowMs: number
let active: boolean
let arrive: () => void
let kept: Volumes
let sound: Sound

const player: SoundPlayer = {
  play: (name, tone) => calls.push(tone ? `play ${name} at ${tone.rate}` : `play ${name}`),
  crowd: (level, fadeMs) => calls.push(`crowd ${level} ${fadeMs}`),
  music: (loop) => calls.push(`music ${loop}`),
  duck: (seconds) => calls.push(`duck ${seconds}`),
  setVolumes: ({ effects, music, muted }) => calls.push(`volumes ${effects} ${music} ${muted}`),
}

beforeEach(() => {
  calls = []
  loads = 0
  nowMs = 1000
  active = true
  kept = DEFAULT_VOLUMES
  sound = createSound({
    load: () => {
      loads += 1
      return new Promise((resolve) => {
        arrive = () => resolve(player)
      })
    },
    isActive: () => active,
    nowMs: () => nowMs,
    read: () => kept,
    write: (volumes) => {
      kept = volumes
    },
  })
})

const loaded = async (): Promise<void> => {
  sound.unlock()
  arrive()
  await vi.waitFor(() => expect(calls).toContain('music null'), WAIT_MS)
  calls = []
}

describe('sound', () => {
  test('loads nothing before the first tap, and then once', async () => {
    sound.play('tap')
    sound.music('menu')
    sound.duck(1)
    expect(loads).toBe(0)
    sound.unlock()
    sound.unlock()
    expect(loads).toBe(1)
  })

  test('the tap that unlocks is heard, what came before it is not; the music of the screen begins', async () => {
    sound.play('toast')
    sound.music('map')
    sound.unlock()
    sound.play('tap')
    arrive()
    await vi.waitFor(() => expect(calls).toContain('play tap'), WAIT_MS)
    expect(calls).toEqual(['volumes 1 0 false', 'music map', 'play tap'])
  })

  test('an effect that is late after loading is dropped', async () => {
    sound.unlock()
    sound.play('claim')
    nowMs += 2000
    sound.play('coin')
    arrive()
    await vi.waitFor(() => expect(calls).toContain('play coin'), WAIT_MS)
    expect(calls).not.toContain('play claim')
  })

  test('nothing is heard while the game is hidden', async () => {
    await loaded()
    active = false
    sound.play('gong')
    expect(calls).toEqual([])
    active = true
    sound.play('gong')
    sound.play('hit-2', { rate: 0.9 })
    expect(calls).toEqual(['play gong', 'play hit-2 at 0.9'])
  })

  test('a player who has muted it downloads nothing until the sound is switched on', () => {
    kept = { ...DEFAULT_VOLUMES, muted: true }
    sound.unlock()
    sound.play('tap')
    expect(loads).toBe(0)
    sound.setVolumes({ muted: false })
    expect(loads).toBe(1)
  })

  test('volumes are stored, applied and sent to listeners', async () => {
    await loaded()
    const heard: number[] = []
    const stop = sound.onVolumesChange(() => heard.push(sound.volumes().music))
    sound.setVolumes({ music: 0.5 })
    expect(kept).toEqual({ effects: 1, music: 0.5, muted: false })
    expect(calls).toEqual(['volumes 1 0.5 false'])
    stop()
    sound.setVolumes({ music: 0 })
    expect(heard).toEqual([0.5])
  })

  test('code that fails to load is requested again at the next tap', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let attempts = 0
    const broken = createSound({
      load: () => {
        attempts += 1
        return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(player)
      },
      isActive: () => true,
      nowMs: () => 0,
      read: () => DEFAULT_VOLUMES,
      write: () => undefined,
    })
    broken.unlock()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), WAIT_MS)
    broken.unlock()
    broken.play('tap')
    await vi.waitFor(() => expect(calls).toContain('play tap'), WAIT_MS)
    expect(attempts).toBe(2)
    warn.mockRestore()
  })
})
