import { type Browser, expect } from '@playwright/test'
import { ARENA_MOMENTS } from '../../src/client/workbench/arena/arena-moments.ts'
import { WORLD_MAP_MOMENTS } from '../../src/client/workbench/world-map/world-map-moments.ts'
import { test } from '../helpers/bench.ts'
import { sceneShot } from '../helpers/scene-shots.ts'

/** What most could differ between two takes: particles, shake, chance of idling, text, gliding. */
const ARENA = ['arena critical hit', 'arena burning', 'arena victory', 'arena fire lord strikes']
const MAP = ['world map tapped']

const take = async (browser: Browser, scene: 'arena' | 'world-map', query: string): Promise<Buffer> => {
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
    test(`${name}: two takes in two browsers' contexts are the same bytes`, async ({ browser }) => {
      const query = moments.find((moment) => moment.name === name)?.query
      expect(query, `a moment called ${name}`).toBeDefined()
      const [first, second] = [await take(browser, scene, query ?? ''), await take(browser, scene, query ?? '')]
      expect(first.equals(second)).toBe(true)
    })
