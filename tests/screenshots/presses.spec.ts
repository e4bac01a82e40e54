import { expect } from '@playwright/test'
import { ALL_SCREENS } from '../helpers/all-stories.ts'
import { pressAll } from '../helpers/dead-controls.ts'
import { MAIN, test } from '../helpers/stories.ts'

/** The menus that lead to everything else are pressed by `npm test`, all other screens by CI. */
const MENUS: readonly string[] = ['Home', 'Preparation', 'Settings']

/** Controls whose press changes nothing that a page can be asked about, and where it is checked instead. */
const SEEN_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // Moves the pet on its canvas: tests/client/features/home-screen.test.tsx.
  Home: ['button "Pat your pet, showing off"'],
}

for (const { looksLike, route, title } of ALL_SCREENS)
  test(`every press does something: ${title}`, { tag: MENUS.includes(title) ? MAIN : [] }, async ({ watched }) => {
    test.skip(looksLike !== undefined, `it is ${looksLike} at another address`)
    const { pressed, dead } = await pressAll(watched, { route, state: 'rich' })
    expect(pressed).toBeGreaterThan(0)
    const unexplained = dead.filter((control) => !SEEN_ELSEWHERE[title]?.includes(control))
    expect(unexplained, `controls of ${title} whose press does nothing`).toEqual([])
  })
