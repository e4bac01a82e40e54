import { expect } from '@playwright/test'
import { ALL_SCREENS } from '../../src/client/workbench/bench/all-screens.ts'
import { statesOf } from '../../src/client/workbench/bench/find-state.ts'
import { axeFindings } from '../helpers/accessibility.ts'
import { openBench, SIZES, test } from '../helpers/bench.ts'
import { focusProblems } from '../helpers/focus-problems.ts'
import { layoutProblems } from '../helpers/layout-problems.ts'

/** States that are looked at on a small phone and on a tablet, too: where most is shown and where words are longest. */
const ON_ALL_SIZES: readonly string[] = ['rich', 'overflow']

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

// Picture and checks share a page: opening it is most of the work. All of them are soft, so that one does not hide the others.
for (const screen of ALL_SCREENS)
  for (const [state] of statesOf(screen))
    for (const [sizeName, size] of Object.entries(SIZES)) {
      if (sizeName !== 'phone' && !ON_ALL_SIZES.includes(state)) continue
      test(`${screen.title}, ${state}, ${size.width} × ${size.height}`, async ({ bench }) => {
        const { page } = bench
        await openBench(bench, { route: screen.route, state }, size)
        await expect.soft(page).toHaveScreenshot(`${slug(screen.title)}-${state}-${size.width}.png`)
        if (sizeName === 'tablet') return
        expect.soft(await layoutProblems(page), 'what lies wrong').toEqual([])
        if (sizeName !== 'phone') return
        const { grave, light } = await axeFindings(page)
        for (const line of light) console.log(`  axe, moderate: ${screen.title}, ${state}: ${line}`)
        expect.soft(grave, 'what axe finds serious').toEqual([])
        if (state === 'rich') expect.soft(await focusProblems(page), 'what the keyboard cannot do').toEqual([])
      })
    }
