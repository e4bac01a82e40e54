import { expect } from '@playwright/test'
import { ALL_SCREENS } from '../../src/client/workbench/bench/all-screens.ts'
import { statesOf } from '../../src/client/workbench/bench/find-state.ts'
import { axeFindings } from '../helpers/accessibility.ts'
import { openBench, resizeBench, SIZES, takePicture, test } from '../helpers/bench.ts'
import { comparePicture } from '../helpers/compare-picture.ts'
import { focusProblems } from '../helpers/focus-problems.ts'
import { layoutProblems } from '../helpers/layout-problems.ts'

/** States that are looked at on a small phone and on a tablet, too: where most is shown and where words are longest. */
const ON_ALL_SIZES: readonly string[] = ['rich', 'overflow']

/** The tallest picture, CSS px: higher than any page that does not grow without end. */
const TALLEST = 4000

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

// Pictures and checks share a page: opening it is most of the work. All of them are soft, so that one does not hide the others.
for (const screen of ALL_SCREENS)
  for (const [state] of statesOf(screen))
    test(`${screen.title}, ${state}`, async ({ bench }, testInfo) => {
      const { page } = bench
      const compare = async (sizeName: string | number): Promise<void> => {
        await comparePicture(await takePicture(page), `${slug(screen.title)}-${state}-${sizeName}.png`, testInfo)
      }
      await openBench(bench, { route: screen.route, state }, SIZES.phone)
      await compare(SIZES.phone.width)
      expect.soft(await layoutProblems(page), 'what lies wrong').toEqual([])
      if (ON_ALL_SIZES.includes(state)) {
        const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight)
        await resizeBench(bench, SIZES.small)
        await compare(SIZES.small.width)
        expect.soft(await layoutProblems(page), 'what lies wrong on a small phone').toEqual([])
        await resizeBench(bench, SIZES.tablet)
        await compare(SIZES.tablet.width)
        if (wholeHeight > SIZES.phone.height) {
          await resizeBench(bench, { width: SIZES.phone.width, height: Math.min(wholeHeight, TALLEST) })
          await compare('whole')
        }
        await resizeBench(bench, SIZES.phone)
      }
      expect.soft(await axeFindings(page), 'what axe finds').toEqual([])
      if (state === 'rich') expect.soft(await focusProblems(page), 'what the keyboard cannot do').toEqual([])
    })
