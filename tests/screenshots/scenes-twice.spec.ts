import { type Browser, expect } from '@playwright/test'
import { ARENA_MOMENTS } from '../../src/client/workbench/arena/arena-moments.ts'
import { WORLD_MAP_MOMENTS } from '../../src/client/workbench/world-map/world-map-moments.ts'
import { test } from '../helpers/bench.ts'
import { sceneShot } from '../helpers/scene-shots.ts'

/** What most could differ between two takes: particles, shake, chance of idling, text, gliding. */
const ARENA = ['arena critical hit', 'arena burning', 'arena victory', 'arena fire lord strikes']
const MAP = ['world map tapped']

const takeAnew = async (browser: Browser, scene: 'arena' | 'world-map', query: string): Promise<Buffer> => {
  const context = await browser.newContext()
  try {
    return await sceneShot(await context.newPage(), scene, query)
  } finally {
    await context.close()
  }
}

for (const [scene, names, moments] of [
  ['arena', ARENA, ARENA_MOMENTS],
  ['world-map', MAP, WORLD_MAP_MOMENTS],
] as const)
  for (const name of names)
    test(`${name}: a take in the window of all shots and one in a new context are the same bytes`, async ({
      bench,
      browser,
    }) => {
      const query = moments.find((moment) => moment.name === name)?.query
      expect(query, `a moment called ${name}`).toBeDefined()
      const picture = await sceneShot(bench.page, scene, query ?? '')
      expect(picture.equals(await takeAnew(browser, scene, query ?? ''))).toBe(true)
    })
