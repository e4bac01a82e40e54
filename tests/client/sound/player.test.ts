import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setMessengerActive } from '#client/platform/active.ts'
import type { SoundPlayer } from '#client/sound/create-sound.ts'
import { keepAwake } from '#client/sound/keep-awake.ts'
import { createPlayer } from '#client/sound/player.ts'
import { FakeHowl, FakeNode, fakeContext, fakeHowler } from './fake-howler.ts'

vi.mock('howler', async () => {
  const fake = await import('./fake-howler.ts')
  return { Howl: fake.FakeHowl, Howler: fake.fakeHowler }
})

vi.mock('#assets/generated/sounds.ts', async () => {
  const { EFFECT_NAMES, LOOP_NAMES } = await import('#assets/manifest/sound-names.ts')
  return {
    effectFiles: { sounds: 'sounds.01234567.mp3', 'sounds-arena': 'sounds-arena.01234567.mp3' },
    effects: Object.fromEntries(EFFECT_NAMES.map((name, index) => [name, [index * 100, 80]])),
    loops: Object.fromEntries(LOOP_NAMES.map((name) => [name, [`music-${name}.01234567.mp3`, 150, 30_000.5]])),
  }
})

const LOUD = { effects: 0.8, music: 1, muted: false }
let player: SoundPlayer

const howl = (index: number): FakeHowl => {
  const found = FakeHowl.all[index]
  if (!found) throw new Error(`Only ${FakeHowl.all.length} sounds were made`)
  return found
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeHowl.all.length = 0
  player = createPlayer(() => 1)
})
afterEach(() => vi.useRealTimers())

describe('effects', () => {
  test('come out of one file, each from its own region', () => {
    player.play('coin')
    expect(FakeHowl.all).toHaveLength(1)
    expect(howl(0).options.src).toEqual(['/art/sounds.01234567.mp3'])
    expect(howl(0).options.sprite).toHaveProperty('tap', [0, 80, false])
    expect(howl(0).played).toEqual(['coin'])
  })

  test('a coin is up to 6 % higher or lower each time, a chest never', () => {
    player.play('coin')
    expect(howl(0).rates).toEqual([1.06])
    player.play('chest')
    expect(howl(0).rates).toHaveLength(1)
  })

  test('are played at the pitch and loudness asked for, beside the volume', () => {
    player.setVolumes(LOUD)
    player.play('count', { rate: 1.5, gain: 0.5 })
    expect(howl(0).rates).toEqual([1.5])
    expect(howl(0).gains).toEqual([0.4])
  })

  test('the same effect twice at once is one', () => {
    player.play('coin')
    player.play('coin')
    vi.advanceTimersByTime(60)
    player.play('coin')
    expect(howl(0).played).toEqual(['coin', 'coin'])
  })

  test('follow the volume, and are silent when muted', () => {
    player.setVolumes(LOUD)
    expect(howl(0).volume()).toBe(0.8)
    player.setVolumes({ ...LOUD, muted: true })
    expect(howl(0).volume()).toBe(0)
  })
})

describe('the limiter', () => {
  const wayOut = (): string[] => fakeHowler.masterGain.wayOut().map(({ name }) => name)

  beforeEach(() => {
    fakeHowler.masterGain = new FakeNode('master')
    fakeHowler.masterGain.connect(fakeContext.destination)
  })

  test('stands behind all that sounds, once, and again when Howler has made a new output', () => {
    player.play('tap')
    expect(wayOut()).toEqual(['compressor', 'gain', 'ceiling', 'destination'])
    const before = fakeHowler.masterGain.wayOut()
    vi.advanceTimersByTime(60)
    player.play('tap')
    expect(fakeHowler.masterGain.wayOut()).toEqual(before)
    fakeHowler.masterGain = new FakeNode('master of another rate')
    player.crowd(0.5, 100)
    expect(wayOut()).toEqual(['compressor', 'gain', 'ceiling', 'destination'])
  })

  test('lets what is softer than -2 dBFS pass as it is, and nothing above -1 dBFS', () => {
    player.play('tap')
    const curve = fakeHowler.masterGain.wayOut()[2]?.curve ?? new Float32Array()
    const at = (sample: number): number => curve[Math.round(((sample + 1) / 2) * (curve.length - 1))] ?? Number.NaN
    for (const sample of [-0.75, -0.5, 0, 0.25, 0.5, 0.75]) expect(at(sample)).toBeCloseTo(sample, 5)
    for (const sample of curve) expect(Math.abs(sample)).toBeLessThanOrEqual(10 ** (-1 / 20))
  })
})

describe('the arena', () => {
  test('has a file of its own, which is not asked for before', () => {
    player.play('tap')
    expect(FakeHowl.all).toHaveLength(1)
    player.crowd(0.3, 500)
    expect(howl(1).options.src).toEqual(['/art/sounds-arena.01234567.mp3'])
    expect(howl(1).options.sprite).toHaveProperty('hit-1')
    expect(howl(1).options.sprite).not.toHaveProperty('tap')
    player.play('hit-1', { rate: 0.97, gain: 1 })
    expect(howl(1).played).toEqual(['crowd', 'hit-1'])
    expect(FakeHowl.all).toHaveLength(2)
  })

  test('a blow whose sound has not arrived is silent, not late', () => {
    player.crowd(0.3, 500)
    const arena = howl(1)
    arena.stop(0)
    arena.isLoaded = false
    player.play('hit-1')
    expect(arena.played).toEqual(['crowd'])
    arena.arrive()
    player.play('hit-2')
    expect(arena.played).toEqual(['crowd', 'hit-2'])
  })

  test('the crowd goes round, rises and falls, and is gone with the arena', () => {
    player.setVolumes(LOUD)
    player.crowd(0.3, 500)
    const arena = howl(1)
    expect(arena.options.sprite).toHaveProperty('crowd', expect.arrayContaining([true]))
    player.crowd(0.9, 150)
    player.crowd(0.06, 30)
    expect(arena.played).toEqual(['crowd'])
    const levels = arena.fades.map(([, to]) => to)
    expect(levels[1]).toBeGreaterThan(2 * (levels[0] ?? 0))
    expect(levels[2]).toBeLessThan(0.1 * (levels[1] ?? 0))
    player.crowd(null, 400)
    expect(arena.fades.at(-1)?.[1]).toBe(0)
    vi.advanceTimersByTime(500)
    expect(arena.stopped).toEqual([1])
    player.crowd(0.3, 500)
    expect(arena.played).toEqual(['crowd', 'crowd'])
  })

  test('the crowd follows the volume, and is not even loaded while it is muted', () => {
    player.setVolumes({ ...LOUD, muted: true })
    player.crowd(0.5, 100)
    expect(FakeHowl.all).toHaveLength(1)
    player.setVolumes(LOUD)
    const arena = howl(1)
    expect(arena.played).toEqual(['crowd'])
    player.setVolumes({ ...LOUD, muted: true })
    expect(arena.gains.at(-1)).toBe(0)
    player.setVolumes({ ...LOUD, effects: 0.4 })
    expect(arena.gains.at(-1)).toBeCloseTo(0.5 * 0.7 * 0.4)
  })

  test('the crowd that waited for its file begins when it arrives, as loud as is wanted then', () => {
    FakeHowl.arrivesLate = true
    player.crowd(0.5, 100)
    FakeHowl.arrivesLate = false
    player.crowd(0.9, 100)
    const arena = howl(1)
    expect(arena.played).toEqual([])
    arena.arrive()
    expect(arena.played).toEqual(['crowd'])
    expect(arena.fades.at(-1)?.[1]).toBeCloseTo(0.9 * 0.7)
  })
})

describe('music', () => {
  test('goes on faster and slower without beginning anew, and the next loop is at its own speed', () => {
    player.setVolumes(LOUD)
    player.music('boss')
    player.music('boss', 1.1)
    player.music('boss', 1.1)
    player.music('boss')
    expect(howl(1).rates).toEqual([1.1, 1])
    expect(howl(1).played).toEqual(['loop'])
    player.music('boss', 1.1)
    player.music('menu')
    expect(howl(2).rates).toEqual([])
  })

  test('is not loaded while muted', () => {
    player.setVolumes({ ...LOUD, music: 0 })
    player.music('menu')
    expect(FakeHowl.all).toHaveLength(1)
  })

  test('loops exactly its region and fades in', () => {
    player.setVolumes(LOUD)
    player.music('menu')
    expect(howl(1).options.src).toEqual(['/art/music-menu.01234567.mp3'])
    expect(howl(1).options.sprite).toEqual({ loop: [150, 30_000.5, true] })
    expect(howl(1).fades).toEqual([[0, 0.55]])
  })

  test('cross-fades, and unloads the previous loop', () => {
    player.setVolumes(LOUD)
    player.music('menu')
    player.music('menu')
    player.music('battle')
    expect(FakeHowl.all).toHaveLength(3)
    expect(howl(1).fades.at(-1)).toEqual([0.55, 0])
    expect(howl(1).isUnloaded).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(howl(1).isUnloaded).toBe(true)
    expect(howl(2).played).toEqual(['loop'])
  })

  test('stops when it is switched off, and comes back with what the screen wants', () => {
    player.setVolumes(LOUD)
    player.music('menu')
    player.setVolumes({ ...LOUD, muted: true })
    vi.advanceTimersByTime(1000)
    expect(howl(1).isUnloaded).toBe(true)
    player.music('battle')
    expect(FakeHowl.all).toHaveLength(2)
    player.setVolumes({ ...LOUD, music: 0.5 })
    expect(howl(2).options.src[0]).toContain('music-battle')
    expect(howl(2).volume()).toBeCloseTo(0.275)
  })

  test('is ducked by 6 dB under a jingle, and restored after it', () => {
    player.setVolumes(LOUD)
    player.music('battle')
    player.duck(2.6)
    expect(howl(1).volume()).toBeCloseTo(0.275)
    vi.advanceTimersByTime(2000)
    player.duck(2.6)
    vi.advanceTimersByTime(2500)
    expect(howl(1).volume()).toBeCloseTo(0.275)
    vi.advanceTimersByTime(200)
    expect(howl(1).volume()).toBeCloseTo(0.55)
  })
})

describe('staying awake', () => {
  test('Howler does not suspend by itself; we do when the game is hidden, and wake it when it is back', async () => {
    expect(fakeHowler.autoSuspend).toBe(false)
    const stop = keepAwake()
    setMessengerActive(false)
    expect(fakeContext.state).toBe('suspended')
    document.dispatchEvent(new Event('pointerdown'))
    expect(fakeContext.state).toBe('suspended')
    setMessengerActive(true)
    expect(fakeContext.state).toBe('running')
    stop()
  })

  test('a touch wakes what iOS has put to sleep', () => {
    const stop = keepAwake()
    fakeContext.state = 'interrupted'
    document.dispatchEvent(new Event('pointerdown'))
    expect(fakeContext.state).toBe('running')
    stop()
    fakeContext.state = 'interrupted'
    document.dispatchEvent(new Event('pointerdown'))
    expect(fakeContext.state).toBe('interrupted')
    fakeContext.state = 'running'
  })
})
