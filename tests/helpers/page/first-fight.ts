import { expect as hastyExpect, type Page } from '@playwright/test'
import { STRANGER, watchPage } from './page-problems.ts'
import { tap } from './stations.ts'

/**
 * Generous, for a machine that draws slowly. Set here because this also runs outside Playwright's runner and its
 * configuration.
 */
const expect = hastyExpect.configure({ timeout: 120_000 })

/** Plays from the first page to the end of a first fight, by touch and in real time. Fails on page problems. */
export const playFirstFight = async (page: Page, address: string): Promise<void> => {
  const watch = watchPage(page, STRANGER)
  // The guide's tips may cover a button, so each tip is tapped away when it appears.
  const tips = page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: /^(?:Next|Got it)$/ })
  await page.addLocatorHandler(tips, (button) => button.tap(), { noWaitAfter: true })

  await page.goto(address)
  await expect(page).toHaveURL(/\/v2\/onboard(?:#|$)/)
  await tap(page, 'Hamster')
  await tap(page, 'Join now')
  await expect(page.getByText('Welcome aboard, Warrior!')).toBeVisible()
  await tap(page, 'Next: win your first fight')
  await tap(page, 'Fight')
  await expect(page).toHaveURL(/\/kombat(?:#|$)/)
  // The arena shows its Next button after the last blow. The selector leaves out the guide's own buttons.
  const onwards = page.locator('button:not([aria-label="Guide"] *)').filter({ hasText: /^Next$/ })
  await onwards.tap()
  await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
  watch.expectNone()
}
