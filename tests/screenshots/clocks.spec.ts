import { expect } from '@playwright/test'
import { ALL_SCREENS } from '#tests/helpers/pictures/all-stories.ts'
import { openStory, SIZES, test } from '#tests/helpers/pictures/stories.ts'

/** Stories with a running clock. The digits of the display font differ in width. */
const COUNTING: readonly (readonly [title: string, state: string])[] = [
  ['Preparation', 'rich'],
  ['Monster hunt', 'travelling'],
  ['Guild boss', 'empty'],
  ['Guild boss', 'rich'],
]
/** Long enough for a clock to show every last digit. */
const SECONDS = 12

const routeOf = (title: string): string => {
  const screen = ALL_SCREENS.find((one) => one.title === title)
  if (screen === undefined) throw new Error(`No screen is called ${title}`)
  return screen.route
}

for (const [title, state] of COUNTING)
  for (const size of [SIZES.phone, SIZES.small])
    test(`${title}, ${state}: nothing moves at ${size.width} px while the clock counts`, async ({ watched }) => {
      const { page } = watched
      await openStory(watched, { route: routeOf(title), state }, size)
      const { clocks, moved } = await page.evaluate(async (seconds) => {
        const { __story } = window as unknown as { __story: { advance(ms: number, isDrawn: boolean): Promise<void> } }
        const boxesOf = (): Map<HTMLElement, string> =>
          new Map(
            [...document.querySelectorAll<HTMLElement>('main, main div, main section, main p, [role=dialog] *')].map(
              (element) => [element, `${element.offsetTop} + ${element.offsetHeight}`],
            ),
          )
        const first = boxesOf()
        const clocks = new Set<string | null>()
        const moved = new Set<string>()
        for (let second = 0; second < seconds; second += 1) {
          await __story.advance(1000, false)
          for (const clock of document.querySelectorAll('[role=timer]')) clocks.add(clock.textContent)
          for (const [element, box] of boxesOf()) {
            const before = first.get(element)
            if (before !== undefined && before !== box) moved.add(`${element.className}: ${before} became ${box}`)
          }
        }
        return { clocks: clocks.size, moved: [...moved] }
      }, SECONDS)
      expect(clocks, 'texts of the clocks').toBeGreaterThanOrEqual(SECONDS)
      expect(moved).toEqual([])
    })
