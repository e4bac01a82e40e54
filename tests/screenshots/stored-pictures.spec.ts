import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { ALL_SCREENS, pictureFolder } from '#tests/helpers/pictures/all-stories.ts'
import { sceneName } from '#tests/helpers/pictures/scene-shots.ts'
import { MAIN } from '#tests/helpers/pictures/stories.ts'
import { ARENA_MOMENTS } from '#workbench/arena/arena-keyframes.ts'
import { statesOf } from '#workbench/stories/screen-stories.ts'
import { WORLD_MAP_MOMENTS } from '#workbench/world-map/world-map-keyframes.ts'

const BASELINES = path.join(import.meta.dirname, 'baselines')

/**
 * The end of a picture's file name, after the name of its state or moment: `-390.webp`, `-ru-390.webp`,
 * `-390-header.webp`.
 */
const SIZE = /-(?:ru-)?(?:\d+|whole)(?:-[a-z-]+)?\.webp$/

test('every stored picture is of a state or moment that exists', { tag: MAIN }, () => {
  const { updateSnapshots } = test.info().config
  const shown = new Set([
    ...ALL_SCREENS.flatMap((screen) =>
      statesOf(screen).map(([state]) => `screens.spec.ts/${pictureFolder(screen)}/${state}`),
    ),
    ...[...ARENA_MOMENTS, ...WORLD_MAP_MOMENTS].map(({ name }) => `scenes.spec.ts/${sceneName(name)}`),
  ])
  const orphans = readdirSync(BASELINES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?:screens|scenes)\.spec\.ts.*\.webp$/.test(name) && !shown.has(name.replace(SIZE, '')),
  )
  if (updateSnapshots === 'none') expect(orphans, 'delete them: npm run shots:accept does').toEqual([])
  else for (const name of orphans) rmSync(path.join(BASELINES, name))
})
