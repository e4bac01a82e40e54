import { expect } from '@playwright/test'
import { PAGE } from '#client/game/page-paths.ts'
import { LANGUAGE_CODES } from '#languages/languages.ts'
import { layoutProblems } from '#tests/helpers/page/layout-problems.ts'
import { DESIGN_PHONE, HOME_PHONES, putOnPhone } from '#tests/helpers/page/phones.ts'
import { MAIN, openStory, speak, test } from '#tests/helpers/pictures/stories.ts'

/** Longer than a drawer takes to slide in. */
const DRAWER_MS = 800

for (const state of ['rich', 'empty', 'error', 'overflow', 'chests-full', 'chests-news'])
  test(`home and the buttons behind More are whole in nine sizes and two languages (row 35): ${state}`, {
    tag: MAIN,
  }, async ({ watched }) => {
    const { page } = watched
    const advance = (): Promise<void> =>
      page.evaluate(
        (ms) => (window as unknown as { __story: { advance: (ms: number) => Promise<void> } }).__story.advance(ms),
        DRAWER_MS,
      )
    await openStory(watched, { route: PAGE.HOME.path, state })
    for (const language of LANGUAGE_CODES) {
      await speak(watched, language)
      for (const phone of HOME_PHONES) {
        const where = `${phone.name}, ${language}`
        await putOnPhone(watched, phone)
        expect.soft(await layoutProblems(page), where).toEqual([])
        const more = page.getByRole('navigation').getByRole('button', { name: /^(?:More|Ещё)/ })
        if ((await more.count()) === 0) continue
        await more.click()
        await advance()
        await expect.soft(page.getByRole('dialog').getByRole('listitem').nth(1), where).toBeVisible()
        expect.soft(await layoutProblems(page), `${where}, behind More`).toEqual([])
        await page.keyboard.press('Escape')
        await advance()
      }
    }
    await putOnPhone(watched, DESIGN_PHONE)
  })
