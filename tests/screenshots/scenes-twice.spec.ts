import { type Browser, expect } from '@playwright/test'
import { sceneShot } from '#tests/helpers/pictures/scene-shots.ts'
import { test } from '#tests/helpers/pictures/stories.ts'
import { ARENA_MOMENTS } from '#workbench/arena/arena-keyframes.ts'
import { WORLD_MAP_MOMENTS } from '#workbench/world-map/world-map-keyframes.ts'

/** Most likely to differ between two screenshots: particles, shake, random idling, text, gliding. */
const ARENA = ['arena critical hit', 'arena burning', 'arena victory', 'arena fire lord strikes']
const MAP = ['world map tapped']

const shotInNewContext = async (browser: Browser, scene: 'arena' | 'world-map', query: string): Promise<Buffer> => {
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
    test(`${name}: screenshots in the shared window and in a new context are byte-identical`, async ({
      watched,
      browser,
    }) => {
      const query = moments.find((moment) => moment.name === name)?.query
      expect(query, `a moment called ${name}`).toBeDefined()
      const picture = await sceneShot(watched.page, scene, query ?? '')
      expect(picture.equals(await shotInNewContext(browser, scene, query ?? ''))).toBe(true)
    })
