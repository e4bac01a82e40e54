import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BOSS_LAST_FALLS } from '#assets/manifest/fight-clips/boss-last-falls.ts'
import { createStageBridge, type StageBridge, type StageCommands } from '#bridge/bridge.ts'
import { createNoWebglStage } from '#scenes/kombat/no-webgl-stage.ts'
import { aStage } from '../a-stage.ts'

const BOSSES = ['mammoth', 'fire-lord', 'hollow-boss'] as const

const fallenOn = (bridge: StageBridge): StageCommands['boss-fallen'][] => {
  const fallen: StageCommands['boss-fallen'][] = []
  bridge.on('boss-fallen', (payload) => fallen.push(payload))
  return fallen
}

beforeEach(() => {
  window.__E2E__ = true
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.__E2E__
})

describe('the fall of a boss whose pool the guild has emptied (row 142)', () => {
  it.each(BOSSES)('%s falls alone in its arena and says so once, with its sounds', async (boss) => {
    const { bridge, settle, advance } = await aStage({ scene: 'boss-fall', bossFall: { boss } })
    const fallen = fallenOn(bridge)
    const heard: number[] = []
    bridge.on('cue', () => heard.push(1))
    await settle()
    expect(bridge.store.getState()).toMatchObject({ ready: 'boss-fall', error: null })
    const { durationMs, sounds } = BOSS_LAST_FALLS[boss]
    advance(durationMs - 200)
    expect(fallen).toEqual([])
    advance(400)
    expect(fallen).toEqual([{ boss, skipped: false }])
    expect(heard).toHaveLength(sounds.length)
    advance(5000)
    expect(fallen).toHaveLength(1)
  })

  it('a skip ends it at once, and the next one begins anew', async () => {
    const { bridge, settle, advance } = await aStage({
      scene: 'boss-fall',
      bossFall: { boss: 'mammoth' },
      motion: 'reduced',
    })
    const fallen = fallenOn(bridge)
    await settle()
    advance(1000)
    bridge.send('skip', undefined)
    bridge.send('skip', undefined)
    advance(500)
    expect(fallen).toEqual([{ boss: 'mammoth', skipped: true }])
    bridge.store.setState({ bossFall: { boss: 'fire-lord' } })
    await settle()
    advance(BOSS_LAST_FALLS['fire-lord'].durationMs + 200)
    expect(fallen).toEqual([
      { boss: 'mammoth', skipped: true },
      { boss: 'fire-lord', skipped: false },
    ])
  })

  it('after ten falls nothing is left: no listener, no texture', async () => {
    const { bridge, settle, advance, counters } = await aStage()
    const visit = async () => {
      bridge.store.setState({ scene: 'boss-fall', bossFall: { boss: 'fire-lord' } })
      await settle()
      advance(4000)
      bridge.store.setState({ scene: null, bossFall: null })
      await settle()
    }
    await visit()
    const before = counters()
    for (let round = 0; round < 10; round += 1) await visit()
    expect(counters()).toEqual(before)
  })

  it('without WebGL it takes as long and ends the same way', () => {
    const bridge = createStageBridge({ scene: 'boss-fall', bossFall: { boss: 'mammoth' } })
    const stage = createNoWebglStage(bridge)
    const fallen = fallenOn(bridge)
    const { durationMs } = BOSS_LAST_FALLS.mammoth
    window.__clock?.advance(durationMs - 100)
    expect(fallen).toEqual([])
    window.__clock?.advance(200)
    expect(fallen).toEqual([{ boss: 'mammoth', skipped: false }])
    const held = bridge.listenerCount()
    bridge.store.setState({ scene: null, bossFall: null })
    expect(bridge.listenerCount()).toBe(held - 1)
    stage.destroy()
  })
})
