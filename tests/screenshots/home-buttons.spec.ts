import { expect } from '@playwright/test'
import { PAGE } from '../../src/client/game/page-addresses.ts'
import { LANGUAGE_CODES } from '../../src/languages/languages.ts'
import { ALWAYS_THERE, type HomeButtons, homeProblems } from '../helpers/page/home-buttons.ts'
import { DESIGN_PHONE, HOME_PHONES, putOnPhone } from '../helpers/page/phones.ts'
import { MAIN, openStory, speak, test } from '../helpers/pictures/stories.ts'

/** The states that differ in what stands between header and navigation, and the buttons that come with what they hold. */
const STATES = {
  rich: { sides: [...ALWAYS_THERE, 'boosts', 'inbox'], hasGoal: true },
  empty: { sides: ALWAYS_THERE, hasGoal: true },
  error: { sides: ALWAYS_THERE, hasGoal: false },
  overflow: { sides: [...ALWAYS_THERE, 'boosts', 'inbox'], hasGoal: true },
} as const satisfies Record<string, HomeButtons>

for (const [state, buttons] of Object.entries(STATES))
  test(`every button of home is on it or one tap behind More, in nine sizes and two languages (row 35): ${state}`, {
    tag: MAIN,
  }, async ({ watched }) => {
    const { page } = watched
    await openStory(watched, { route: PAGE.HOME.path, state })
    for (const language of LANGUAGE_CODES) {
      await speak(watched, language)
      for (const phone of HOME_PHONES) {
        await putOnPhone(watched, phone)
        expect.soft(await homeProblems(page, language, buttons), `${phone.name}, ${language}`).toEqual([])
      }
    }
    await putOnPhone(watched, DESIGN_PHONE)
  })

test('the check of home’s buttons misses one that is gone, from home and from behind More', async ({ watched }) => {
  const { page } = watched
  await openStory(watched, { route: PAGE.HOME.path, state: 'rich' })
  await page.addStyleTag({ content: 'nav button:has(> span:nth-child(2):last-child) { display: none }' })
  expect(await homeProblems(page, 'en', STATES.rich)).toContain('"Bag" is 0 times on home or behind More')
})
