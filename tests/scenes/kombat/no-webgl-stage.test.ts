import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStageBridge, emptyReport, type StageState } from '#bridge/bridge.ts'
import { createNoWebglStage } from '#scenes/kombat/no-webgl-stage.ts'
import { createStage } from '#scenes/stage.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aBoss, aKombatInput } from '../a-fight.ts'

const entries = [
  anEntry({ damage_attack: 400 }),
  anEntry({ actor: 'defender', damage_attack: 100, is_critical: true, hp_actor: 600 }),
  anEntry({ damage_attack: 600, hp_actor: 900 }),
]
const live = aKombatInput(entries)
const replay = { ...live, fight: live.fight && { ...live.fight, mode: 'replay' as const } }

const watch = (state: Partial<StageState>) => {
  const bridge = createStageBridge({ scene: 'kombat', ...state })
  const stage = createNoWebglStage(bridge)
  const finished: unknown[] = []
  bridge.on('finished', (payload) => finished.push(payload))
  const report = () => bridge.store.getState().report
  return { bridge, stage, finished, report, advance: (ms: number) => window.__clock?.advance(ms) }
}

beforeEach(() => {
  window.__E2E__ = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete window.__E2E__
})

describe('a fight without WebGL (text fallback)', () => {
  it('is played to its end in the specified time and reports it (rows 75, 82)', () => {
    const { stage, finished, report, advance } = watch({ kombat: live })
    advance(4100 + 3 * 1200 + 400)
    expect(report()).toMatchObject({ phase: 'fighting', hp: { user: 900, opponent: 0 } })
    expect(finished).toEqual([])
    advance(200)
    expect(finished).toEqual([{ fightId: 'fight-1', skipped: false }])
    expect(report()).toMatchObject({ phase: 'end', turnsLeft: 37 })
    stage.destroy()
  })

  it('honours speed, pause, seek and skip', () => {
    const { bridge, stage, finished, report, advance } = watch({ kombat: replay, speed: 2 })
    advance(650)
    expect(report().entriesPlayed).toBe(3)
    bridge.store.setState({ isPaused: true })
    advance(60_000)
    expect(report()).toMatchObject({ phase: 'fighting', entriesPlayed: 3 })
    bridge.send('seek', { entriesPlayed: 4 })
    expect(report()).toMatchObject({ entriesPlayed: 4, hp: { user: 900, opponent: 600 } })
    bridge.store.setState({ isPaused: false })
    bridge.send('skip', undefined)
    expect(finished).toEqual([{ fightId: 'fight-1', skipped: true }])
    stage.destroy()
  })

  it('waits for the opponent and the fight, and a boss has its own attack timing', () => {
    const { bridge, stage, report, advance } = watch({ kombat: aKombatInput(null) })
    advance(5000)
    expect(report().phase).toBe('finding')
    const boss = aBoss('mammoth')
    const blow = aKombatInput([anEntry({ actor: 'defender', damage_attack: 100 })], 'defender')
    bridge.store.setState({ kombat: { ...blow, opponent: boss } })
    advance(4100 + 320)
    expect(report().hp.user).toBe(1000)
    advance(400)
    expect(report().hp.user).toBe(900)
    stage.destroy()
  })

  it('leaks nothing when the arena is left', () => {
    const { bridge, stage, report, advance } = watch({ kombat: live })
    const held = bridge.listenerCount()
    advance(6000)
    bridge.store.setState({ scene: null })
    stage.detach()
    expect(report()).toEqual(emptyReport)
    expect(bridge.listenerCount()).toBe(held - 2)
    stage.destroy()
  })
})

describe('the clock of a stage without WebGL', () => {
  it('runs only while the arena is visible', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    delete window.__E2E__
    const { bridge, stage, finished, report } = watch({ kombat: live })
    vi.advanceTimersByTime(4000)
    expect(report().phase).toBe('countdown')
    bridge.store.setState({ isAway: true })
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(report().phase).toBe('countdown')
    bridge.store.setState({ isAway: false })
    vi.advanceTimersByTime(5000)
    expect(finished).toHaveLength(1)
    stage.detach()
    expect(vi.getTimerCount()).toBe(0)
    stage.attach(document.body)
    expect(vi.getTimerCount()).toBe(1)
    bridge.store.setState({ scene: null })
    expect(vi.getTimerCount()).toBe(0)
    stage.destroy()
  })

  it('is what a browser without WebGL gets', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const bridge = createStageBridge({ scene: 'kombat', kombat: replay })
    const stage = createStage(document.body, bridge)
    expect(bridge.store.getState().error).toBe('no-webgl')
    expect(document.querySelectorAll('canvas')).toHaveLength(0)
    window.__clock?.advance(10_000)
    expect(bridge.store.getState().report.phase).toBe('end')
    stage.destroy()
    expect(bridge.listenerCount()).toBe(0)
  })
})
