import { expect, type Page } from '@playwright/test'
import { type MessengerFixture, test } from '#tests/helpers/page/messenger.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { callAs, newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const inMessenger = async (page: Page, deed: string, data: object): Promise<Record<string, unknown>> => {
  const answer = await page.request.post(`/local/messenger/${deed}`, { data })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

interface Orders {
  readonly items: readonly { readonly id: string; readonly state: string }[]
}
const newest = async (page: Page, id: number) =>
  ((await callAs(page, id, 'GET', '/api/v1/iap/orders')) as Orders).items[0]?.state

const wantSet = async (page: Page, messenger: MessengerFixture): Promise<string> => {
  await button(page, /^Fire Lord set, from/).click()
  await page
    .getByRole('dialog', { name: 'Fire Lord set' })
    .getByRole('button', { name: '1,050 for the whole set' })
    .click()
  await expect.poll(() => messenger.events('web_app_open_invoice')).toHaveLength(1)
  const [opened] = await messenger.events('web_app_open_invoice')
  return `https://t.me/$${String(opened?.data?.slug)}`
}

test.beforeEach(() => setServerMinutesAhead(0))

test('a set that is paid after the game was closed is found at the next start (rows 168, 169)', {
  tag: IN_NPM_TEST,
}, async ({ page, messenger, watch }) => {
  watch.allow({
    pattern: /^page: SecurityError: Failed to read the 'localStorage'/,
    because: 'the empty page has none',
  })
  const id = await newPlayer(page, 'Payer', 3)
  await messenger.open({ playerId: id, at: '/iap' })
  await messenger.connected()
  const url = await wantSet(page, messenger)
  await expect(page.getByRole('dialog', { name: 'Waiting for payment' })).toBeVisible()
  await messenger.expectState({ asksBeforeClosing: true })

  await page.goto('about:blank')
  expect(await inMessenger(page, 'pay', { url, user_id: id })).toMatchObject({ is: 'paid' })
  await expect.poll(() => newest(page, id)).toBe('granted')

  await messenger.open({ playerId: id })
  await expect(page.getByRole('heading', { name: "It's yours!" })).toBeVisible()
  for (const piece of ['Sword', 'Shield', 'Wings', 'Helmet', 'Armor', 'Boots'])
    await expect(page.getByText(`Fire Lord ${piece}`).first()).toBeVisible()
  await messenger.expectState({ asksBeforeClosing: false })
  await button(page, 'Great').click()
  await messenger.open({ playerId: id, at: '/purchases' })
  await expect(page.getByText('Received')).toBeVisible()
  await expect(page.getByRole('heading', { name: "It's yours!" }), 'it is shown once').toHaveCount(0)
})

test('a set of which one piece is worn and one is gone is refunded: its player reads why, and what is owed (R49)', async ({
  page,
  messenger,
  watch,
}) => {
  watch.allow({ pattern: /^400 POST \S+\/iap\/invoice$/, because: 'who owes STAR buys nothing for Telegram Stars' })
  const id = await newPlayer(page, 'Regret', 3)
  await messenger.open({ playerId: id, at: '/iap' })
  await messenger.connected()
  const url = await wantSet(page, messenger)
  const { chargeId } = await inMessenger(page, 'pay', { url, user_id: id })
  // The messenger reports the opposite, as after a double tap.
  await messenger.say((host) => host.closeInvoice('cancelled'), null)
  await expect(page.getByRole('heading', { name: "It's yours!" })).toBeVisible()

  const items = (await callAs(page, id, 'GET', '/api/v1/equipments/me')) as { id: string; slug: string }[]
  const idOf = (slug: string) => items.find((item) => item.slug === slug)?.id
  await callAs(page, id, 'PATCH', `/api/v1/equipments/${idOf('firelord-sword')}/equip`, { equipped: true })
  await callAs(page, id, 'POST', '/api/v1/equipment/dismantle', { user_equipment_ids: [idOf('firelord-boots')] })

  await inMessenger(page, 'write', { user_id: id, text: '/paysupport 1' })
  await expect
    .poll(async () => (await inMessenger(page, 'sent', { user_id: id })).texts)
    .toContainEqual(expect.stringContaining('You have used some of this purchase'))
  await asOperator('stars', 'refund', String(id), String(chargeId), '--why', 'a browser test')

  const left = (await callAs(page, id, 'GET', '/api/v1/equipments/me')) as { slug: string }[]
  expect(left.filter(({ slug }) => slug.startsWith('firelord'))).toEqual([])
  await messenger.open({ playerId: id, at: '/purchases' })
  // 2.4 STAR for each of 1,050 Telegram Stars, of whose value a sixth is missing.
  await expect(page.getByRole('heading', { name: 'You owe 420 STAR' })).toBeVisible()
  await expect(page.getByText('You asked for a refund.')).toBeVisible()
  await expect(page.getByText('Part of it was used: 420 of 420 STAR still to pay.')).toBeVisible()

  await messenger.open({ playerId: id, at: '/iap' })
  await button(page, /^Fire Lord set, from/).click()
  await button(page, '1,050 for the whole set').click()
  await expect(page.getByRole('dialog', { name: 'You owe 420 STAR' })).toContainText('STAR that you win pay it first.')
})

test('in local mode the page’s own pay sheet pays the same way, and may be closed unpaid (row 168, R45)', async ({
  page,
}) => {
  const id = await newPlayer(page, 'Tester', 3)
  await openAs(page, id, '/iap?tab=chests')
  const want = async () => {
    await button(page, 'Wood box for 50 Telegram Stars').click()
    await page.getByRole('dialog', { name: 'Buy: Wood box?' }).getByRole('button', { name: 'Buy' }).click()
  }
  const sheet = page.getByRole('dialog', { name: 'Test payment' })
  await want()
  await expect(sheet.getByText('60–100 wood for your blacksmith.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expect(sheet).toBeHidden()
  await want()
  await sheet.getByRole('button', { name: 'Pay 50 Stars' }).click()
  await expect(page.getByRole('heading', { name: "It's yours!" })).toBeVisible()
  expect(await newest(page, id)).toBe('granted')
})
