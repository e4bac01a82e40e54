import { expect, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { tap } from '#tests/helpers/page/stations.ts'

test('whoever types the README’s first command finds a page that answers, joins a house and fights to the end of a first fight (rows 5-11, 68-84)', async ({
  page,
}) => {
  const watch = watchPage(page, STRANGER)
  // The guide's tips may cover a button: each is tapped away when it appears.
  const tips = page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: /^(?:Next|Got it)$/ })
  await page.addLocatorHandler(tips, (button) => button.tap(), { noWaitAfter: true })

  await page.goto('/')
  await expect(page).toHaveURL(/\/v2\/onboard$/)
  await tap(page, 'Hamster')
  await tap(page, 'Join now')
  await expect(page.getByText('Welcome aboard, Warrior!')).toBeVisible()
  await tap(page, 'Next: win your first fight')
  await tap(page, 'Fight')
  await expect(page).toHaveURL(/\/kombat$/)
  // The arena shows its Next button after the last blow. The selector leaves out the guide's buttons.
  const onwards = page.locator('button:not([aria-label="Guide"] *)').filter({ hasText: /^Next$/ })
  await onwards.tap()
  await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
  watch.expectNone()
})
