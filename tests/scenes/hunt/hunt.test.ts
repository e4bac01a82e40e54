import { afterEach, describe, expect, it, vi } from 'vitest'
import { HUNT_STAGES, STAGE_DEMONS } from '#assets/manifest/creatures.ts'
import type { MonsterHuntInput } from '#bridge/bridge.ts'
import { DUEL_FALLS_AT_MS, DUEL_MS, DUEL_WAYS, planHunt, SCOUTING_MS } from '#rules/hunt/hunt-plan.ts'
import { blowsOf, duelAt, scoutingAt, VANISHES_AT_MS } from '#scenes/hunt/duel.ts'
import { standing, walking } from '#scenes/hunt/gait.ts'
import { huntLayout } from '#scenes/hunt/hunt-layout.ts'
import { dressedIn } from '../a-fight.ts'
import { aStage, type TestStage } from '../a-stage.ts'

const DEMONS = HUNT_STAGES.flatMap((stage) => STAGE_DEMONS[stage])

describe.each(DEMONS)('a duel with the %s (R33)', (demon) => {
  it.each(DUEL_WAYS)('the %s way: blows in order, each over before the next begins, the last one kills', (way) => {
    const blows = blowsOf(way, demon)
    for (const [index, blow] of blows.entries()) {
      expect(blow.landsAtMs).toBeGreaterThan(blow.startsAtMs)
      const next = blows[index + 1]
      if (next) expect(blow.landsAtMs + 150).toBeLessThan(next.startsAtMs)
    }
    expect(blows.filter(({ isLast }) => isLast)).toEqual([blows.at(-1)])
    expect(blows.at(-1)).toMatchObject({ by: 'pet', landsAtMs: DUEL_FALLS_AT_MS, isEvaded: false })
  })

  it.each(DUEL_WAYS)(
    'the %s way: neither fighter jumps from one frame to the next, and both end where they began',
    (way) => {
      let last = duelAt(way, demon, 0, 0)
      expect(last.foe.outside).toBe(1)
      for (let ms = 16; ms <= DUEL_MS; ms += 16) {
        const now = duelAt(way, demon, ms, ms)
        for (const who of ['pet', 'foe'] as const) {
          const [from, to] = [last[who], now[who]]
          expect(Math.abs(to.approach - from.approach), `${who} at ${ms} ms`).toBeLessThan(0.5)
          expect(Math.abs(to.push - from.push), `${who} at ${ms} ms`).toBeLessThan(30)
          expect(Math.abs(to.lift - from.lift), `${who} at ${ms} ms`).toBeLessThan(30)
        }
        last = now
      }
      expect(last.pet).toMatchObject({ approach: 0, push: 0, lift: 0 })
      expect(last.foeAlpha).toBe(0)
    },
  )

  it('is opaque until it fades', () => {
    expect(duelAt('plain', demon, VANISHES_AT_MS - 1, 0).foeAlpha).toBe(1)
    expect(duelAt('plain', demon, VANISHES_AT_MS + 500, 0).foeAlpha).toBe(0)
  })

  it('runs away in an encounter without a duel', () => {
    expect(scoutingAt(demon, 1200, 0).foe.outside).toBeLessThan(0.05)
    expect(scoutingAt(demon, SCOUTING_MS - 1, 0)).toMatchObject({ foeAlpha: 0, foe: { outside: 1 } })
  })
})

it('walking swings the legs against each other and keeps the feet near the ground', () => {
  for (let ms = 0; ms < 1300; ms += 20) {
    const { pose, lift } = walking(ms)
    expect((pose.bones.legN?.[0] ?? 0) + (pose.bones.legF?.[0] ?? 0)).toBeCloseTo(0)
    expect(lift).toBeGreaterThanOrEqual(0)
    expect(lift).toBeLessThan(20)
  }
  expect(standing(0, true).pose.face).toBe('win')
})

it.each([
  [390, 320],
  [320, 216],
  [480, 400],
  [1200, 300],
])('the layout in %i × %i the backdrop covers the box and both figures fit into it', (width, height) => {
  const layout = huntLayout(width, height, 60)
  expect(layout.artScale * 390).toBeGreaterThanOrEqual(width)
  expect(layout.artY).toBeLessThanOrEqual(0)
  expect(layout.groundY).toBeLessThan(height)
  expect(layout.groundY - 520 * layout.unit).toBeGreaterThanOrEqual(59)
  expect(layout.foeX).toBeGreaterThan(layout.petX)
})

afterEach(() => vi.restoreAllMocks())

const DURATION_MS = 10_800_000
const HUNT = { kills: 7, seed: '0123456789abcdef', durationMs: DURATION_MS }
const input = (over: Partial<MonsterHuntInput> = {}): MonsterHuntInput => ({
  pet: { kind: 'pet', houseId: 3, cosmetic: dressedIn('epic') },
  stage: 'cursed-fortress',
  hunt: HUNT,
  elapsedMs: 0,
  ...over,
})
const show = async (monsterHunt: MonsterHuntInput): Promise<TestStage> => {
  const open = await aStage({ scene: 'monster-hunt', monsterHunt })
  await open.settle()
  return open
}

describe('the hunt on a headless canvas (rows 175, 176)', () => {
  it.each(HUNT_STAGES)('%s: every moment is drawn with the pictures that were loaded', async (stage) => {
    const missing = vi.spyOn(console, 'error')
    const plan = planHunt(HUNT)
    const { advance, bridge, settle } = await show(input({ stage }))
    expect(bridge.store.getState()).toMatchObject({ ready: 'monster-hunt', loading: 1, error: null })
    for (const elapsedMs of [
      1000,
      20_500,
      ...plan.map(({ startsAtMs }) => startsAtMs + 500),
      DURATION_MS - 5000,
      DURATION_MS,
    ]) {
      bridge.store.setState({ monsterHunt: input({ stage, elapsedMs }) })
      await settle()
      advance(6500)
    }
    expect(missing).not.toHaveBeenCalled()
  })

  it('stands in the camp before a hunt, and goes out when one begins', async () => {
    const { advance, bridge, settle } = await show(input({ hunt: null }))
    advance(3000)
    bridge.store.setState({ monsterHunt: input() })
    await settle()
    advance(9000)
    expect(bridge.store.getState().error).toBeNull()
  })

  it('leaks nothing over repeated visits', async () => {
    const { advance, bridge, counters, settle } = await show(input({ elapsedMs: 19_500 }))
    advance(3000)
    const visit = async () => {
      bridge.store.setState({ scene: null })
      bridge.store.setState({ scene: 'monster-hunt' })
      await settle()
      advance(3000)
      return counters()
    }
    const first = await visit()
    await visit()
    expect(await visit()).toEqual(first)
    bridge.store.setState({ scene: null })
    expect(counters().isAsleep).toBe(true)
  })

  it('shows the same hunt without a shake with reduced motion', async () => {
    const open = await aStage({ scene: 'monster-hunt', monsterHunt: input({ elapsedMs: 19_000 }), motion: 'reduced' })
    await open.settle()
    const plan = planHunt(HUNT)
    open.bridge.store.setState({ monsterHunt: input({ elapsedMs: plan[0]?.startsAtMs ?? 0 }) })
    await open.settle()
    open.advance(7000)
    expect(open.bridge.store.getState().error).toBeNull()
  })
})
