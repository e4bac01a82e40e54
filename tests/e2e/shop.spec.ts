import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs } from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

const aBuyer = async (page: Page, name: string, stars: number): Promise<number> => {
  const id = await newPlayer(page, name, 0)
  await asOperator('grant', String(id), 'star', String(stars), '--why', 'a browser test')
  await asOperator('grant', String(id), 'tok', '100', '--why', 'a browser test')
  return id
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a chest is bought for STAR once a fortnight and opened, and its contents are in the bag (rows 166, 167, 169–171)', {
  tag: IN_NPM_TEST,
}, async ({ page }) => {
  const watch = watchPage(page)
  const id = await aBuyer(page, 'Shopper', 60)
  await openAs(page, id, '/iap')
  await expect(page.getByText('3 of 3 boxes left')).toBeVisible()
  await button(page, 'Weapon box for 50 STAR').click()
  const dialog = page.getByRole('dialog', { name: 'Buy: Weapon box?' })
  await expect(dialog).toContainText('An uncommon sword10%')
  await dialog.getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByRole('heading', { name: "It's yours!" })).toBeVisible()
  await button(page, 'To the bag').click()
  await expect(page).toHaveURL(/\/inventory/)

  await page.goto('/iap')
  await expect(page.getByText(/^Bought\. A new one on/)).toBeVisible()
  await expect(page.getByText('2 of 3 boxes left')).toBeVisible()
  await button(page, 'Helmet box for 100 STAR').click()
  await expect(page.getByText('Insufficient STAR balance!', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'How to get STAR' })).toContainText('You need 90 more STAR.')
  watch.expectNone()
})

test('boss sets are on their shelf with the present and the former price, Hollow Boss is locked, banners lead to them (rows 166, 172, 174)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await aBuyer(page, 'Looker', 10)
  await openAs(page, id, '/iap')
  await expect(page.getByText('Hollow Boss')).toBeVisible()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await button(page, 'Mammoth set, from 250 Telegram Stars').click()
  const set = page.getByRole('dialog', { name: 'Mammoth set' })
  await expect(set.getByRole('button', { name: '1,050 for the whole set' })).toBeVisible()
  await expect(set).toContainText('30% off')
  await expect(set).toContainText('Was 1,500')
  await set.getByRole('button', { name: 'Mammoth Helmet' }).click()
  await expect(set.getByRole('button', { name: '250 for this piece' })).toBeVisible()
  await set.getByRole('button', { name: 'Close' }).click()

  await page
    .getByRole('region', { name: 'Worth a look' })
    .getByRole('button', { name: /^Fire Lord set/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Fire Lord set' })).toBeVisible()
  watch.expectNone()
})
