import { expect } from '@playwright/test'
import { ALL_SCREENS } from '../../src/client/workbench/bench/all-screens.ts'
import { statesOf } from '../../src/client/workbench/bench/find-state.ts'
import { openBench, SIZES, test } from '../helpers/bench.ts'

/** States that are looked at on a small phone and on a tablet, too. */
const ON_ALL_SIZES: readonly string[] = ['rich', 'overflow']

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

for (const screen of ALL_SCREENS)
  for (const [state] of statesOf(screen))
    for (const [sizeName, size] of Object.entries(SIZES)) {
      if (sizeName !== 'phone' && !ON_ALL_SIZES.includes(state)) continue
      test(`${screen.title}, ${state}, ${size.width} × ${size.height}`, async ({ bench }) => {
        await openBench(bench, { route: screen.route, state }, size)
        await expect(bench.page).toHaveScreenshot(`${slug(screen.title)}-${state}-${size.width}.png`)
      })
    }
