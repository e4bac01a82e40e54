import { expect, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs } from '#tests/helpers/server/tester.ts'

test('three stones of the bag become one, which the pet wears; too few and the highest level are refused (rows 26, 136-140)', async ({
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Stones', 0)
  const stones = { 'burning-hell:4': 1, 'burning-hell:1': 4, 'frost-prison:1': 2, 'luck-leech:2': 1 }
  for (const [stone, amount] of Object.entries(stones))
    await asOperator('grant', String(id), `stone:${stone}`, String(amount), '--why', 'a browser test')
  await openAs(page, id, '/inventory?tab=pet')
  await page.getByRole('button', { name: /^Flame stone, level 1/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge 3' }).click()
  await expect(page.getByRole('heading', { name: 'Stone Upgrade' })).toBeVisible()
  await expect(
    page.getByText('Combine 3 stones of the same level and type to create a stone of a higher level.'),
  ).toBeVisible()

  const own = page.getByRole('region', { name: 'Your stones' })
  const slot = (number: number) => page.getByRole('button', { name: `Slot ${number}: take` })
  await expect(slot(3)).toBeVisible()
  for (const number of [3, 2, 1]) await slot(number).click()
  const order = () =>
    own.getByRole('button').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')))
  expect(await order()).toEqual([
    'Flame stone, level 4',
    'Flame stone, level 1, ×4',
    'Ice stone, level 1, ×2',
    'Curse stone, level 2',
  ])
  await own.getByRole('button', { name: 'Flame stone, level 4' }).click()
  await expect(page.getByText('The stone level has reached its maximum level')).toBeVisible()
  await own.getByRole('button', { name: /^Ice stone/ }).click()
  expect((await order())[0]).toMatch(/^Ice stone/)
  await expect(own.getByRole('button', { name: /^Flame stone, level 1/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Need 3 identical stones to upgrade')).toBeVisible()
  await slot(1).click()

  await page.getByRole('button', { name: 'Add 3' }).click()
  await expect(page.getByText('Flame stone, level 2', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const result = page.getByRole('dialog')
  await expect(result.getByText('Congratulations!')).toBeVisible()
  await expect(result.getByText('Flame stone, level 2', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Flame Stone Upgraded')).toBeVisible()
  await result.getByRole('button', { name: 'Inventory' }).click()

  await expect(page.getByRole('tab', { name: 'Stones', selected: true })).toBeVisible()
  await page.getByRole('button', { name: /^Flame stone, level 2/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wear' }).click()
  await expect(page.getByRole('dialog').getByText('On your pet')).toBeVisible()
  await page.goto('/kombat_prep')
  await page.getByRole('button', { name: 'Flame stone Level 2' }).click()
  await expect(page).toHaveURL(/\/inventory\?tab=pet$/)
  watch.expectNone()
})
