import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

test.afterEach(() => setServerMinutesAhead(0))

const inBag = async (
  page: Page,
  items: readonly (readonly string[])[],
  materials: Readonly<Record<string, number>> = {},
): Promise<void> => {
  setServerMinutesAhead(0)
  const id = await newPlayer(page, 'Bags', 0)
  for (const item of items) await asOperator('item', String(id), ...item, '--why', 'a browser test')
  for (const [material, amount] of Object.entries(materials))
    await asOperator('grant', String(id), `material-${material}`, String(amount), '--why', 'a browser test')
  await openAs(page, id, '/inventory')
  await expect(page.getByRole('list', { name: 'Gear' })).toBeVisible()
}
const gear = (page: Page) => page.getByRole('list', { name: 'Gear' }).getByRole('button')
const card = (page: Page) => page.getByRole('dialog')
const openCard = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('list', { name: 'Gear' }).getByRole('button', { name }).first().click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(card(page)).toBeVisible()
}

test('the bag shows every slot and rarity, locked items first, then boots, armor and sword; a gift is not tradeable, and no item is ‘Invalid item’ (rows 104, 107, 108, 110)', async ({
  page,
}) => {
  const watch = watchPage(page)
  watch.allow({ pattern: /^400 GET .*equipments/, because: 'it asks for an item that does not exist' })
  await inBag(page, [
    ['sword-prototype'],
    ['armor-rare'],
    ['boots-epic'],
    ['animal-legendary'],
    ['wings-uncommon'],
    ['doge-sword', 'common'],
  ])
  const order = () => gear(page).evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label') ?? ''))
  expect((await order()).map((label) => /(Prototype|Common|Uncommon|Rare|Epic|Legendary)/.exec(label)?.[0])).toEqual(
    expect.arrayContaining(['Prototype', 'Uncommon', 'Rare', 'Epic', 'Legendary']),
  )
  const [boots = '', armor = ''] = await order()
  expect([boots, armor].map((label) => /Epic|Rare/.exec(label)?.[0])).toEqual(['Epic', 'Rare'])
  await openCard(page, /Legendary/)
  await card(page).getByRole('button', { name: 'Lock' }).click()
  await expect(card(page).getByText('Locked: safe from dismantling and selling.')).toBeVisible()
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await order())[0]).toMatch(/Legendary.*locked/i)
  await openCard(page, /not tradeable/i)
  await expect(card(page).getByText('Not tradeable')).toBeVisible()
  await page.goto('/inventory?item=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Invalid item')).toBeVisible()
  watch.expectNone()
})

test('the blacksmith opens on Refine, awakens a prototype, and says why it takes no other item (rows 114-117, 119-121)', async ({
  page,
}) => {
  const watch = watchPage(page)
  await inBag(page, [['sword-prototype'], ['armor-rare'], ['boots-common', '--worn']], { 'awake-stone': 2 })
  await page.getByRole('tab', { name: 'Materials' }).click()
  const materials = page.getByRole('list', { name: 'Your materials' })
  await expect(materials.getByRole('button')).toHaveCount(6)
  await materials.getByRole('button', { name: /^Awake Stone/ }).click()
  await expect(card(page)).toContainText('Awake Stone × 2')
  await card(page).getByRole('button', { name: 'Use' }).click()
  await expect(page).toHaveURL(/\/guide-awakening$/)

  await page.goto('/inventory')
  await openCard(page, /Prototype/)
  await card(page).getByRole('button', { name: 'Awaken' }).click()
  await expect(page.getByRole('heading', { name: 'Blacksmith - Awakening' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Refine', selected: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Materials' }).click()
  await page.getByRole('button', { name: 'Awaken First Blade' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Awakening successfully')).toBeVisible()
  await expect(page.getByText('Item awakened successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Got It' }).click()

  await page.goto('/inventory')
  await openCard(page, /Rare/)
  await card(page).getByRole('button', { name: 'Refine' }).click()
  await expect(page.getByText('Next refinement level coming soon')).toBeVisible()
  await page.getByRole('tab', { name: 'Dismantle' }).click()
  await expect(page.getByText('Cannot dismantle this item')).toBeVisible()
  await page.goto('/inventory')
  await openCard(page, /Common.*worn/i)
  await card(page).getByRole('button', { name: 'Refine' }).click()
  await page.getByRole('button', { name: 'Add Materials' }).click()
  await expect(page.getByText('Not enough materials!')).toBeVisible()
  await page.getByRole('tab', { name: 'Dismantle' }).click()
  await expect(page.getByText('You cannot disassemble equipped items').first()).toBeVisible()
  watch.expectNone()
})

test('a free re-roll is paid by an ad watched to its end; ads that cannot be had say so (rows 126-128)', async ({
  page,
}) => {
  const watch = watchPage(page)
  watch.allow({ pattern: /ads\/start/, because: 'the first start fails at the server' })
  await inBag(page, [['sword-uncommon']])
  await openCard(page, /Uncommon/)
  const free = card(page).getByRole('button', { name: /^Free re-roll/ })
  await page.route('**/api/v1/ads/start*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await free.click()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByText('Failed to start ad, please try again after 1 minute')).toBeVisible()
  await page.unrouteAll()
  await free.click()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByText('FREE re-roll received')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Free re-roll?' })
  await question.getByRole('button', { name: 'Re-roll', exact: true }).click()
  await expect(page.getByText('Stats re-rolled')).toBeVisible()
  await page.getByRole('button', { name: /^(Great|Oh well)$/ }).click()
  await free.click()
  await expect(page.getByText('The free daily re-roll for this item has been used.')).toBeVisible()
  watch.expectNone()
})
