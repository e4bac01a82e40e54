import { expect } from '@playwright/test'
import { pressAll } from '#tests/helpers/page/dead-controls.ts'
import { ALL_SCREENS } from '#tests/helpers/pictures/all-stories.ts'
import { MAIN, test } from '#tests/helpers/pictures/stories.ts'

/** The menus that lead to everything else. */
const MENUS: readonly string[] = ['Home', 'Preparation', 'Settings']

/** Controls whose press changes nothing in the story, and rightly so. */
const NOTHING_TO_CHANGE: Readonly<Record<string, readonly string[]>> = {
  // This moves the pet on its canvas, but only while time goes on.
  Home: ['button "Pat your pet, showing off"'],
  // The speed changes at most once a second (row 77), and `x1` has just been pressed.
  Battle: ['button "Speed x2"'],
  Replay: ['button "Speed x2"'],
  // Three stones have been added already.
  'Stone Upgrade': ['button "Add 3"'],
}

/**
 * Onboarding shows the houses of its first answer on a stage, which is not there when the screen is opened a second
 * time. Maintenance has no control.
 */
const NOT_PRESSED: readonly string[] = ['Onboarding', 'Maintenance']

for (const { route, title } of ALL_SCREENS.filter((screen) => !NOT_PRESSED.includes(screen.title) && !screen.looksLike))
  test(`every press does something: ${title}`, { tag: MENUS.includes(title) ? MAIN : [] }, async ({ watched }) => {
    watched.watch.allow({
      pattern: /two children with the same key/,
      because: 'a story answers with the same rows when a list asks for more of them',
    })
    const { pressed, dead } = await pressAll(watched, { route, state: 'rich' })
    expect(pressed).toBeGreaterThan(0)
    const unexplained = dead.filter((control) => !NOTHING_TO_CHANGE[title]?.includes(control))
    expect(unexplained, `controls of ${title} whose press does nothing`).toEqual([])
  })
