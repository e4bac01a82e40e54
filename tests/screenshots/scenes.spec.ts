import { comparePicture } from '#tests/helpers/pictures/compare-picture.ts'
import { sceneName, sceneShot } from '#tests/helpers/pictures/scene-shots.ts'
import { MAIN, SIZES, test } from '#tests/helpers/pictures/stories.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'
import { ARENA_MOMENTS } from '#workbench/arena/arena-keyframes.ts'
import { WORLD_MAP_MOMENTS } from '#workbench/world-map/world-map-keyframes.ts'

const SCENES = { arena: ARENA_MOMENTS, 'world-map': WORLD_MAP_MOMENTS } as const

/** Moments also rendered on a tablet. */
const ON_TABLET: readonly string[] = ['arena versus', 'arena critical hit', 'arena victory', 'world map at rest']

/** The only picture of the arena in `npm test`. */
const BLOW = 'arena critical hit'

for (const scene of ['arena', 'world-map'] as const)
  for (const moment of SCENES[scene])
    for (const [sizeName, size] of Object.entries(SIZES)) {
      if (sizeName !== 'phone' && !moment.onAllSizes) continue
      if (sizeName === 'tablet' && !ON_TABLET.includes(moment.name)) continue
      const isMain = moment.onAllSizes && sizeName === 'phone'
      const tag = [...(isMain ? [MAIN] : []), ...(isMain && moment.name === BLOW ? [IN_NPM_TEST] : [])]
      test(`${moment.name}, ${size.width} × ${size.height}`, { tag }, async ({ watched }, testInfo) => {
        const picture = await sceneShot(watched.page, scene, moment.query, size)
        await comparePicture(picture, `${sceneName(moment.name)}-${size.width}`, testInfo)
      })
    }
