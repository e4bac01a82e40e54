import { expect, type Page, test } from '@playwright/test'
import { newColleague, signIn } from '#tests/helpers/page/desk-sign-in.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { playedPlayer } from '#tests/helpers/page/played-page.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { callAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const ONE_TOK_NANO = 1_000_000_000

// Chromium treats localhost as secure, so it keeps the desk's cookie.
test.use({ viewport: { width: 1280, height: 900 } })

const spendOneTok = async (page: Page, buyer: number): Promise<void> => {
  const seller = await playedPlayer({ name: 'Seller' })
  await asOperator('item', String(seller), 'sword-common', '--why', 'a test')
  const items = (await callAs(page, seller, 'GET', '/api/v1/equipments/me')) as { id: string; slug: string }[]
  const listing = (await callAs(page, seller, 'POST', '/api/v1/market/equipment/add', {
    user_equipment_id: items.find(({ slug }) => slug === 'sword-common')?.id,
    price: ONE_TOK_NANO,
  })) as { id: string }
  await callAs(page, buyer, 'POST', '/api/v1/market/equipment/buy', { market_equipment_id: listing.id })
}

const fightOnce = async (page: Page, player: number): Promise<void> => {
  await callAs(page, player, 'GET', '/api/v1/combats/find')
  setServerMinutesAhead(1)
  await callAs(page, player, 'POST', '/api/v1/combats/fight')
}

test('a support person finds a player by her shown name, sees in the ledger where 1 TOK went, and gives it back', async ({
  page: desk,
}) => {
  setServerMinutesAhead(0)
  const ann = await playedPlayer({ name: 'Ann501', tokNano: BigInt(10 * ONE_TOK_NANO) })
  await spendOneTok(desk, ann)
  await fightOnce(desk, ann)
  const balanceOf = (): Promise<unknown> => callAs(desk, ann, 'GET', '/api/v1/users/balance')
  const before = (await balanceOf()) as number

  const watch = watchPage(desk, {
    pattern: /^401 GET \S+\/desk\/me$/,
    because: 'the desk asks who has signed in before anybody has',
  })
  await signIn(desk, await newColleague('olga', 'support'))
  await desk.keyboard.press('/')
  await desk.keyboard.type('Ann501')
  await desk.keyboard.press('Enter')
  await desk.getByRole('table', { name: 'Players found' }).getByRole('link', { name: 'Ann501' }).click()
  await expect(desk.getByRole('heading', { name: 'Ann501' })).toBeVisible()

  const entry = desk.getByRole('table', { name: 'Ledger' }).getByRole('row', { name: /Bought on the market.*−1/ })
  await entry.getByRole('button', { name: 'Give back 1 TOK' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Give' })
  await dialog.getByLabel('Reason').fill('the sword never came')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('gets 1 TOK.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await expect(dialog.getByText('Done')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await expect(
    desk.getByRole('table', { name: 'Ledger' }).getByRole('row', { name: /Gift from the team.*\+1/ }),
  ).toBeVisible()
  expect(await balanceOf()).toBe(before + ONE_TOK_NANO)
  await desk.getByRole('tab', { name: 'Sanctions and acts' }).click()
  await expect(desk.getByRole('row', { name: /olga.*the sword never came/ })).toBeVisible()

  await test.step('a support person watches her fight in the arena to its end', async () => {
    await desk.getByRole('tab', { name: 'Fights' }).click()
    await desk.getByRole('link', { name: 'Open' }).click()
    await expect(desk.locator('[role=img][data-ready=true] canvas')).toBeVisible({ timeout: 60_000 })
    await desk.getByRole('button', { name: 'Skip' }).click()
    await expect(desk.getByText(/has won$/)).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Again' })).toBeEnabled()
  })

  await test.step('a support person sees the figures drawn', async () => {
    await desk.getByRole('link', { name: 'Economy' }).click()
    await expect(desk.getByRole('application', { name: /^Payments/ })).toBeVisible()
  })
  watch.expectNone()
})
