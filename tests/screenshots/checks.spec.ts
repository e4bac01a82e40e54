import { expect } from '@playwright/test'
import { ALL_SCREENS } from '../../src/client/workbench/bench/all-screens.ts'
import { statesOf } from '../../src/client/workbench/bench/find-state.ts'
import { axeFindings } from '../helpers/accessibility.ts'
import { openBench, SIZES, test } from '../helpers/bench.ts'
import { focusProblems } from '../helpers/focus-problems.ts'
import { layoutProblems } from '../helpers/layout-problems.ts'

/** States whose layout is looked at on the smallest phone, too: where most is shown and where words are longest. */
const ON_SMALL_PHONES: readonly string[] = ['rich', 'overflow']

for (const screen of ALL_SCREENS)
  for (const [state] of statesOf(screen)) {
    test(`${screen.title}, ${state}: no fault that axe, a finger or the keyboard finds`, async ({ bench }) => {
      const { page } = bench
      await openBench(bench, { route: screen.route, state })
      const { grave, light } = await axeFindings(page)
      for (const line of light) console.log(`  axe, moderate: ${screen.title}, ${state}: ${line}`)
      expect.soft(grave, 'what axe finds serious').toEqual([])
      expect.soft(await layoutProblems(page), 'what lies wrong').toEqual([])
      if (state === 'rich') expect.soft(await focusProblems(page), 'what the keyboard cannot do').toEqual([])
      if (!ON_SMALL_PHONES.includes(state)) return
      await openBench(bench, { route: screen.route, state }, SIZES.small)
      expect.soft(await layoutProblems(page), 'what lies wrong on a small phone').toEqual([])
    })
  }
