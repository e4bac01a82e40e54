import { expect, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { tap } from '#tests/helpers/page/stations.ts'

test('whoever types the README’s first command finds a page that answers, joins a house and fights to the end of a first fight (rows 5-11, 68-84)', async ({
  page,
}) => {
  const watch = watchPage(page, STRANGER)
  // Closes the guide's tip of the preparation screen if it covers a button.
  const tips = page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: 'Got it', exact: true })
  await page.addLocatorHandler(tips, (button) => button.tap(), { noWaitAfter: true })

  await page.goto('/')
  await expect(page).toHaveURL(/\/v2\/onboard$/)
  await tap(page, 'Hamster')
  await tap(page, 'Join now')
  await expect(page.getByText('Welcome aboard, Warrior!')).toBeVisible()
  await tap(page, 'Next: win your first fight')
  await tap(page, 'Fight')
  await expect(page).toHaveURL(/\/kombat$/)
  // The button is "Skip" until the fight has ended.
  await tap(page, 'Next')
  await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
  watch.expectNone()
})
