import Phaser from 'phaser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BOSS_NAMES } from '#assets/manifest/creatures.ts'
import { createStageBridge, emptyReport } from '#bridge/bridge.ts'
import { FighterRig } from '#scenes/kit/fighter-rig.ts'
import { createStage } from '#scenes/stage.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aBoss, aKombatInput, aStageFighter, dressedIn } from './a-fight.ts'
import { aStage } from './a-stage.ts'

afterEach(() => vi.restoreAllMocks())

const entries = [
  anEntry({ damage_attack: 300, is_critical: true, burning_hell_opponent: true }),
  anEntry({
    actor: 'defender',
    burning_hell_actor: true,
    damage_burning_hell: 50,
    is_opponent_evade: true,
    hp_actor: 650,
  }),
  anEntry({ damage_attack: 100, damage_reflected: 20, frost_prison_opponent: true, hp_actor: 980 }),
  anEntry({ actor: 'defender', frost_prison_actor: true, hp_actor: 550 }),
  anEntry({ damage_attack: 50, life_steal: 10, hp_actor: 990 }),
  anEntry({ actor: 'defender', damage_attack: 90, is_critical: true, hp_actor: 500 }),
  anEntry({ damage_attack: 500, hp_actor: 900 }),
]

const aFight = async () => {
  const stage = await aStage({ scene: 'kombat', kombat: aKombatInput(entries) })
  await stage.settle()
  return stage
}

describe('the arena on a headless canvas', () => {
  it('shows the waiting user, plays a fight to its end and reports it', async () => {
    const input = aKombatInput(entries)
    const { bridge, settle, advance } = await aStage({
      scene: 'kombat',
      kombat: { ...aKombatInput(null), user: aStageFighter({ cosmetic: dressedIn('epic') }) },
    })
    const finished: object[] = []
    bridge.on('finished', (payload) => finished.push(payload))
    await settle()
    expect(bridge.store.getState()).toMatchObject({ ready: 'kombat', loading: 1, error: null })
    advance(1000)
    expect(bridge.store.getState().report.phase).toBe('finding')
    bridge.store.setState({ kombat: input })
    await settle()
    advance(30_000)
    expect(finished).toEqual([{ fightId: 'fight-1', skipped: false }])
    expect(bridge.store.getState().report).toEqual({
      phase: 'end',
      countdown: null,
      beat: null,
      turnsLeft: 33,
      hp: { user: 900, opponent: 0 },
      entriesPlayed: 9,
      criticalsTaken: 1,
      burning: { user: false, opponent: false },
      frozen: { user: false, opponent: false },
      isSecondPhase: false,
    })
  })

  it('plays twice as fast at x2 from the moment of the request (row 77)', async () => {
    const { bridge, advance } = await aFight()
    advance(4100 + 100)
    expect(bridge.store.getState().report.phase).toBe('fighting')
    bridge.store.setState({ speed: 2 })
    advance((1200 + 1500 + 1200) / 2 + 50)
    expect(bridge.store.getState().report.entriesPlayed).toBe(4)
  })

  it('an input that replaces another at once waits for the textures of both', async () => {
    const { bridge, settle, advance } = await aStage({ scene: 'kombat', kombat: aKombatInput(null) })
    await settle()
    const opponent = aStageFighter({ houseId: 5, cosmetic: dressedIn('rare') })
    bridge.store.setState({ kombat: { ...aKombatInput(null), opponent } })
    bridge.store.setState({ kombat: { ...aKombatInput(entries), opponent } })
    await settle()
    advance(30_000)
    expect(bridge.store.getState()).toMatchObject({ error: null, report: { phase: 'end' } })
  })

  it('a wider opponent is made room for in one go, also when the fight arrives on the way (row 75)', async () => {
    const xs = new Map<FighterRig, number>()
    const { pose } = FighterRig.prototype
    vi.spyOn(FighterRig.prototype, 'pose').mockImplementation(function (this: FighterRig, how) {
      pose.call(this, how)
      xs.set(this, this.x)
    })
    const { bridge, settle, advance } = await aStage({
      scene: 'kombat',
      kombat: aKombatInput(null),
      motion: 'reduced',
    })
    await settle()
    advance(500)
    const [user] = [...xs.keys()].filter(({ active }) => active)
    const userX = (): number => (user && xs.get(user)) ?? Number.NaN
    const before = userX()
    const opponent = aStageFighter({ houseId: 5, cosmetic: dressedIn('legendary') })
    bridge.store.setState({ kombat: { ...aKombatInput(null), opponent } })
    await settle()
    const way = [before]
    const follow = (frames: number): void => {
      for (let frame = 0; frame < frames; frame += 1) {
        advance(1000 / 60)
        way.push(userX())
      }
    }
    follow(6)
    bridge.store.setState({ kombat: { ...aKombatInput(entries), opponent } })
    await settle()
    follow(40)
    const steps = way.slice(1).map((x, at) => Math.abs(x - (way[at] ?? x)))
    const wholeWay = Math.abs(userX() - before)
    expect(wholeWay).toBeGreaterThan(8)
    expect(Math.max(...steps)).toBeLessThan(wholeWay / 8)
  })

  it.each([
    ['full', 'dust where both come down, paper from both corners for the win', ['dust', 'dust'], ['cannon', 'cannon']],
    ['reduced', 'neither dust nor paper', [], []],
  ] as const)('motion %s: %s', async (motion, _, dust, paper) => {
    const { default: Phaser } = await import('phaser')
    const exploded: string[] = []
    vi.spyOn(Phaser.GameObjects.Particles.ParticleEmitter.prototype, 'explode').mockImplementation(function (
      this: Phaser.GameObjects.Particles.ParticleEmitter,
    ) {
      exploded.push(this.name)
      return undefined
    })
    const blow = anEntry({ damage_attack: 2000, is_critical: true })
    const { settle, advance } = await aStage({ scene: 'kombat', kombat: aKombatInput([blow]), motion })
    await settle()
    advance(1000)
    expect(exploded.filter((name) => name === 'dust')).toEqual(dust)
    advance(8000)
    expect(exploded.filter((name) => name === 'cannon')).toEqual(paper)
  })

  it('counts a frame for as long as it took: Phaser’s smoothing would hold a slow device back after each pause', async () => {
    const smoothing = vi.spyOn(Phaser.Core.TimeStep.prototype, 'smoothDelta')
    const { advance } = await aFight()
    advance(1000)
    expect(smoothing).not.toHaveBeenCalled()
  })

  it('is as far at one frame in 900 ms as at sixty a second: a slow device skips ahead, its clock never falls behind', async () => {
    const loops = new Set<Phaser.Core.TimeStep>()
    const { step } = Phaser.Core.TimeStep.prototype
    vi.spyOn(Phaser.Core.TimeStep.prototype, 'step').mockImplementation(function (this: Phaser.Core.TimeStep, time) {
      loops.add(this)
      step.call(this, time)
    })
    const { bridge, stage, advance } = await aFight()
    advance(900)
    const [loop] = loops
    for (let frame = 1; frame < 15; frame += 1) loop?.step(loop.lastTime + 900)
    const slow = bridge.store.getState().report
    stage.destroy()
    const smooth = await aFight()
    smooth.advance(15 * 900)
    expect(slow.entriesPlayed).toBeGreaterThan(3)
    expect(slow).toEqual(smooth.bridge.store.getState().report)
  })

  it('shown in words it goes on to its end with nothing drawn, and is drawn again at once', async () => {
    const visible = vi.spyOn(Phaser.Scenes.Systems.prototype, 'setVisible')
    const { bridge, advance } = await aFight()
    bridge.store.setState({ isInWords: true })
    expect(visible).toHaveBeenLastCalledWith(false)
    advance(30_000)
    expect(bridge.store.getState().report.phase).toBe('end')
    bridge.store.setState({ isInWords: false })
    expect(visible).toHaveBeenLastCalledWith(true)
  })

  it('skips to the end on the command only', async () => {
    const { bridge, advance } = await aFight()
    const finished: object[] = []
    bridge.on('finished', (payload) => finished.push(payload))
    advance(8000)
    bridge.send('skip', undefined)
    expect(finished).toEqual([{ fightId: 'fight-1', skipped: true }])
    expect(bridge.store.getState().report).toMatchObject({ phase: 'end', hp: { user: 900, opponent: 0 } })
  })

  it.each(BOSS_NAMES)('draws %s in its own arena, with the same beats (row 143)', async (boss) => {
    const missing = vi.spyOn(console, 'error')
    const input = { ...aKombatInput(entries), opponent: aBoss(boss) }
    const { bridge, settle, advance, counters } = await aStage({ scene: 'kombat', kombat: input })
    await settle()
    expect(bridge.store.getState()).toMatchObject({ ready: 'kombat', error: null })
    const withBoss = counters().textures
    advance(30_000)
    expect(bridge.store.getState().report.phase).toBe('end')
    expect(counters().textures).toBe(withBoss)
    expect(missing).not.toHaveBeenCalled()
  })

  it('a paused replay does not advance and shows a seeked moment', async () => {
    const input = aKombatInput(entries)
    const kombat = { ...input, fight: input.fight && { ...input.fight, mode: 'replay' as const } }
    const { bridge, settle, advance } = await aStage({ scene: 'kombat', kombat, isPaused: true })
    await settle()
    advance(10_000)
    expect(bridge.store.getState().report).toMatchObject({ phase: 'fighting', entriesPlayed: 2 })
    bridge.send('seek', { entriesPlayed: 5 })
    expect(bridge.store.getState().report).toMatchObject({ entriesPlayed: 5, frozen: { user: false, opponent: true } })
    bridge.store.setState({ isPaused: false })
    advance(30_000)
    expect(bridge.store.getState().report.phase).toBe('end')
  })

  it('a frame that is not in its atlas is an error that tests see', async () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fetchArt = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = await fetchArt(...asked)
      if (!String(asked[0]).includes('/vfx.')) return answer
      const atlas = (await answer.json()) as { frames: Record<string, unknown> }
      delete atlas.frames['vfx/hit/00']
      return new Response(JSON.stringify(atlas))
    })
    const { settle, advance } = await aStage({
      scene: 'kombat',
      kombat: aKombatInput([anEntry({ damage_attack: 9 })]),
    })
    await settle()
    advance(8000)
    expect(missing).toHaveBeenCalledWith('The frame "vfx/hit/00" is not in the atlas "vfx"')
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('draws house %i dressed and bare', async (houseId) => {
    const input = aKombatInput(entries)
    const { bridge, settle, advance } = await aStage({
      scene: 'kombat',
      motion: 'reduced',
      kombat: {
        ...input,
        user: aStageFighter({ houseId, cosmetic: dressedIn('legendary') }),
        opponent: aStageFighter({ houseId }),
        tier: houseId,
      },
    })
    await settle()
    advance(20_000)
    expect(bridge.store.getState()).toMatchObject({ error: null, report: { phase: 'end' } })
  })
})

describe('the stage', () => {
  it('after twenty visits there is one game and one canvas, detached, asleep, without leaks', async () => {
    const { bridge, stage, home, settle, advance, counters } = await aStage({ kombat: aKombatInput(entries) })
    const visit = async (): Promise<void> => {
      stage.attach(home)
      bridge.store.setState({ scene: 'kombat' })
      await settle()
      advance(8000)
      bridge.store.setState({ scene: null })
      stage.detach()
    }
    await visit()
    const first = counters()
    expect(bridge.store.getState().report).toEqual(emptyReport)
    expect(first).toMatchObject({ games: 1, canvases: 1, attachedCanvases: 0, isAsleep: true })
    expect(bridge.listenerCount()).toBe(0)
    for (let count = 0; count < 19; count += 1) await visit()
    expect(counters()).toEqual(first)
  })

  it('does not count the time that it slept', async () => {
    const calls: string[] = []
    for (const name of ['resetDelta', 'wake'] as const) {
      const does = Phaser.Core.TimeStep.prototype[name]
      vi.spyOn(Phaser.Core.TimeStep.prototype, name).mockImplementation(function (this: Phaser.Core.TimeStep) {
        calls.push(name)
        does.call(this)
      })
    }
    window.__E2E__ = false
    const bridge = createStageBridge({ scene: 'kombat' })
    const home = document.createElement('div')
    const stage = createStage(home, bridge, { isHeadless: true })
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    bridge.store.setState({ isAway: true })
    calls.length = 0
    bridge.store.setState({ isAway: false })
    expect(calls).toEqual(['resetDelta', 'wake'])
    stage.destroy()
  })

  it('a scene left during its own step stops at once', async () => {
    const { bridge, stage, settle, advance, counters } = await aStage({})
    const empty = counters()
    bridge.on('finished', () => {
      bridge.store.setState({ scene: null })
      stage.detach()
    })
    bridge.store.setState({ scene: 'kombat', kombat: aKombatInput(entries) })
    await settle()
    advance(30_000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(counters()).toEqual({ ...empty, attachedCanvases: 0, listeners: empty.listeners + 1 })
  })

  it('a scene left while loading keeps no textures', async () => {
    const { bridge, settle, advance, counters } = await aStage({})
    const empty = counters()
    const fetchArt = vi.spyOn(globalThis, 'fetch')
    bridge.store.setState({ scene: 'kombat', kombat: aKombatInput(entries) })
    bridge.store.setState({ scene: null })
    bridge.store.setState({ scene: 'world-map' })
    await settle()
    advance(100)
    expect(bridge.store.getState().ready).toBe('world-map')
    bridge.store.setState({ scene: null })
    await Promise.allSettled(fetchArt.mock.results.map((result) => result.value))
    await new Promise((resolve) => setImmediate(resolve))
    expect(counters()).toEqual(empty)
  })

  it('a pack that fails to load is an error, and a retry can succeed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fetchArt = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }))
    const { bridge, settle } = await aFight()
    expect(bridge.store.getState()).toMatchObject({ error: 'load-failed', ready: null })
    fetchArt.mockRestore()
    bridge.store.setState({ error: null })
    await settle()
    expect(bridge.store.getState()).toMatchObject({ error: null, ready: 'kombat' })
  })

  it('without textures the fight continues, and a retry shows its current state', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fetchArt = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }))
    const { bridge, settle, advance } = await aFight()
    advance(4100 + 1300)
    expect(bridge.store.getState()).toMatchObject({ error: 'load-failed', report: { entriesPlayed: 3 } })
    fetchArt.mockRestore()
    bridge.store.setState({ error: null })
    await settle()
    expect(bridge.store.getState()).toMatchObject({ ready: 'kombat', report: { phase: 'fighting', entriesPlayed: 3 } })
    advance(30_000)
    expect(bridge.store.getState().report.phase).toBe('end')
  })

  it('a lost context is an error until it comes back, and the fight continues meanwhile', async () => {
    const { bridge, home, advance } = await aFight()
    const canvas = home.querySelector('canvas')
    canvas?.dispatchEvent(new Event('webglcontextlost'))
    expect(bridge.store.getState().error).toBe('context-lost')
    advance(4100 + 1300)
    expect(bridge.store.getState().report).toMatchObject({ phase: 'fighting', entriesPlayed: 3 })
    canvas?.dispatchEvent(new Event('webglcontextrestored'))
    expect(bridge.store.getState().error).toBeNull()
  })
})
