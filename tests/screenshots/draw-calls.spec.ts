import { expect, type Page } from '@playwright/test'
import { MAIN, test } from '#tests/helpers/pictures/stories.ts'

/**
 * Draw calls of one frame. Each is a round trip to the driver, and low-end phones manage some hundred at 60 frames a
 * second.
 */
const MOST_DRAW_CALLS = 30
/** Shorter than the shortest effect of a blow. */
const STEP_MS = 100

const HARD = 'a-hp=1000&d-hp=1000&entry=2&hold=1&alone=1'
/** Named items beside items of a rarity, so that one pet wears gear of two packs. */
const DRESSED =
  'a-gear=legendary&a-sword=doge-sword&a-wings=wings-hamster&a-stones=4&d-gear=epic&d-helmet=valentine-helmet&d-stones=4'
/** Critical hits, all three stones, reflected damage, healing, a miss and the last blow. */
const EVERYTHING = [
  'a-crit160-ignites-freezes',
  'd-burned60-frozen',
  'd-crit150-ignites-freezes',
  'a-burned40-frozen',
  'a-crit120-heal60',
  'd-hit80',
  'a-hit100-reflected50',
  'd-miss',
  'a-crit900',
].join('_')

const FIGHTS = [
  { name: 'two pets in full gear with companions', query: `entries=${EVERYTHING}&${HARD}&${DRESSED}`, ms: 20_000 },
  {
    name: 'a pet in full gear and a boss',
    query: `entries=a-crit160-ignites_d-burned60-crit150-freezes_a-frozen_a-crit900&${HARD}&${DRESSED}&d-body=fire-lord`,
    ms: 11_000,
  },
  {
    name: 'a pet in full gear and a boss whose second phase breaks out',
    query: `entries=d-hit60_a-crit160-ignites_d-burned60-crit150-freezes_a-frozen_d-hit50_a-hit90_d-crit80_a-crit900&${HARD}&${DRESSED}&d-body=mammoth&phase=3`,
    ms: 12_000,
  },
  { name: 'nobody: the Fire Lord falls for good', query: 'fall=fire-lord&hold=1&alone=1', ms: 8000 },
]

const drawCallsOf = (page: Page, ms: number): Promise<readonly number[]> =>
  page.evaluate(
    ({ ms, stepMs }) => {
      const { __clock } = window as unknown as { __clock: { advance(ms: number): void } }
      let calls = 0
      const put: (() => void)[] = []
      for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
        const gl = prototype as unknown as Record<string, (...given: unknown[]) => unknown>
        for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
          const real = gl[name]
          if (!real) continue
          gl[name] = function (this: unknown, ...given: unknown[]) {
            calls += 1
            return real.apply(this, given)
          }
          put.push(() => {
            gl[name] = real
          })
        }
      }
      const frames: number[] = []
      for (let passed = 0; passed < ms; passed += stepMs) {
        calls = 0
        __clock.advance(stepMs)
        frames.push(calls)
      }
      for (const back of put) back()
      return frames
    },
    { ms, stepMs: STEP_MS },
  )

for (const { name, query, ms } of FIGHTS)
  test(`a fight of ${name} takes at most ${MOST_DRAW_CALLS} draw calls a frame`, { tag: MAIN }, async ({ watched }) => {
    test.setTimeout(300_000)
    const { page } = watched
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/workbench/arena?${query}`)
    await page.locator('[data-held=true]').waitFor({ timeout: 60_000 })
    const frames = await drawCallsOf(page, ms)
    const most = Math.max(...frames)
    console.log(`  ${name}: at most ${most} draw calls, ${Math.min(...frames)} at least, in ${frames.length} frames`)
    expect(Math.min(...frames)).toBeGreaterThan(5)
    expect(most).toBeLessThanOrEqual(MOST_DRAW_CALLS)
  })
