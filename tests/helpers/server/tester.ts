import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { createTestClock, turnTestClock } from '#server/clock/test-clock.ts'
import { startAheadMs } from './start-of-tests.ts'

const clockFile = (): string => {
  const file = process.env.E2E_CLOCK
  if (!file) throw new Error('E2E_CLOCK is not set: run through tests/playwright.config.ts')
  return file
}

/** The server's time. It is never the machine's (start-of-tests.ts). */
export const serverNowMs = (): number => createTestClock(clockFile()).nowMs()

const latestFile = (): string => `${clockFile()}.latest`
/** The latest instant that a test turned the server to; 0 if none did. */
const latestTurnedToMs = (): number => (existsSync(latestFile()) ? Number(readFileSync(latestFile(), 'utf8')) : 0)

/** Turns the server's clock to an instant. It keeps running. */
export const turnServerTo = (ms: number): void => {
  writeFileSync(latestFile(), String(Math.max(ms, latestTurnedToMs())))
  turnTestClock(clockFile(), ms)
}

/**
 * Turns the clock to the first Wednesday at 10:00 UTC in a week that no test has touched. Settled weeks stay settled
 * when the clock turns back.
 */
export const turnToFreshWeek = (): void => {
  const reachedMs = Math.max(latestTurnedToMs() + MS_PER_HOUR, serverNowMs())
  const mondayAfterMs = mondayMs(reachedMs) + 7 * MS_PER_DAY
  turnServerTo(mondayAfterMs + startAheadMs(mondayAfterMs))
}

/** Turns the server's clock to this many minutes ahead of where it would be if no test had turned it. */
export const setServerMinutesAhead = (minutes: number): void =>
  turnServerTo(Date.now() + Number(process.env.E2E_AHEAD_MS) + minutes * MS_PER_MINUTE)

/** Sets the seed of the server's randomness. An empty seed returns to the system's entropy. */
export const setServerEntropy = (seed: string): void => {
  const file = process.env.E2E_ENTROPY
  if (!file) throw new Error('E2E_ENTROPY is not set: run through tests/playwright.config.ts')
  writeFileSync(file, seed)
}

/** Without a house the player has not onboarded. */
export const newPlayer = async (page: Page, name: string, houseId?: number): Promise<number> => {
  const response = await page.request.post('/local/players', { data: { name } })
  expect(response.ok(), `${response.status()} ${await response.text()}`).toBe(true)
  const { id } = ((await response.json()) as { data: { id: number } }).data
  return houseId === undefined ? id : onboarded(page, id, houseId)
}

/** Values for `storeValues` that keep offers and the card about the time away from covering the page. */
export const OFFERS_SEEN = {
  'boosts-offered': '9999-12-31',
  'shop-promo': '9999-12-31',
  'away-shown': String(Number.MAX_SAFE_INTEGER),
}

/** Stores values of a player by key without game and player. Call it before the page opens. */
export const storeValues = (page: Page, playerId: number, values: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript(
    ({ id, kept }) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`house-kombat:${key}.${id}`, value)
    },
    { id: playerId, kept: values },
  )

/** Keeps guide and offers from covering tap targets. Call it before the page opens. */
export const skipGuide = (page: Page, playerId: number): Promise<unknown> =>
  storeValues(page, playerId, { guide: 'over', ...OFFERS_SEEN })

export const openAs = async (page: Page, playerId: number, path = '/'): Promise<void> => {
  await skipGuide(page, playerId)
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('house-kombat.local-player') === null)
      sessionStorage.setItem('house-kombat.local-player', String(id))
  }, playerId)
  await page.goto(path)
}

/** Call it before the page opens. */
export const holdStageClock = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.set(window, '__E2E__', true)
    // Particles draw from here. mulberry32 makes them the same in every run.
    let state = 0x12345678
    Math.random = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    }
  })
}

interface HeldStage {
  readonly __clock?: { settle(): Promise<void>; advance(ms: number, isDrawn?: boolean): void }
  readonly __stage?: { counters(): StageCounts }
}

export interface StageCounts {
  readonly games: number
  readonly canvases: number
  readonly attachedCanvases: number
  readonly textures: number
  readonly listeners: number
  readonly isAsleep: boolean
}

export const settleStage = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => '__clock' in window)
  await page.evaluate(() => (window as unknown as HeldStage).__clock?.settle())
}

export const advanceStage = (page: Page, ms: number, isDrawn = true): Promise<void> =>
  page.evaluate(
    async ([time, draws]) => {
      ;(window as unknown as HeldStage).__clock?.advance(time, draws)
      // The page may hold the stage in response. It gets a frame to do so, or the next step would go too far.
      if (!draws) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    },
    [ms, isDrawn] as const,
  )

/**
 * Advances the stage until `seen` returns true. To save time in software rendering, the stage is drawn once per second
 * of its time; a test of pixels passes a smaller `drawnMs`.
 */
export const advanceStageUntil = async (
  page: Page,
  seen: () => Promise<boolean>,
  stepMs = 250,
  drawnMs = MS_PER_SECOND,
): Promise<void> => {
  for (let passed = 0; passed < 120_000; passed += stepMs) {
    if (await seen()) return
    await advanceStage(page, stepMs, passed % drawnMs < stepMs)
  }
  throw new Error('The stage never showed what was waited for')
}

/** Undefined unless the test holds the stage's clock. */
export const stageCounts = (page: Page): Promise<StageCounts | undefined> =>
  page.evaluate(() => (window as unknown as HeldStage).__stage?.counters())

export const findLand = async (page: Page): Promise<{ x: number; y: number }> => {
  const canvas = page.locator('[role=img][data-ready] canvas')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('There is no canvas')
  for (let y = box.y + box.height * 0.9; y > box.y + 20; y -= 40)
    for (let x = box.x + 40; x < box.x + box.width - 20; x += 40) {
      await page.mouse.move(x, y)
      await advanceStage(page, 50)
      if ((await canvas.evaluate((element) => element.style.cursor)) === 'pointer') return { x, y }
    }
  throw new Error('No land answers the pointer')
}

export const callAs = async (
  page: Page,
  playerId: number,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<unknown> => {
  const session = await page.request.get(`/local/session?player=${playerId}`)
  const { data } = (await session.json()) as { data: { init_data: string } }
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `tma ${data.init_data}` },
    ...(body === undefined ? {} : { data: body }),
  })
  expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: unknown }).data
}

export const onboarded = async (page: Page, playerId: number, houseId: number): Promise<number> => {
  await callAs(page, playerId, 'POST', '/api/v1/users/onboard', { house_id: houseId })
  return playerId
}
