import { expect, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { keep, phoneOf, tap, winFight } from '#tests/helpers/page/stations.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import {
  callAs,
  holdStageClock,
  newPlayer,
  openAs,
  setServerEntropy,
  setServerMinutesAhead,
} from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

/** A new account sells after a day (extra complaint 3). */
const A_DAY_MINUTES = 24 * 60 + 1
const WINS = { entropy: 'win 9', key: '00000000-0000-4000-8000-000000000019' } as const
const BUYERS_NANO = 200_000_000_000

test.use({ hasTouch: true })
test.setTimeout(110_000)
test.afterEach(() => {
  setServerEntropy('')
  setServerMinutesAhead(0)
})

test('one player lists a sword, the other finds it by filter, buys it, wears it and wins a fight in it; the first sees the TOK arrive (rows 105, 129-135, 194)', {
  tag: IN_NPM_TEST,
}, async ({ browser, page: seller }) => {
  setServerMinutesAhead(0)
  const [sellerId, buyerId] = [await newPlayer(seller, 'Seller', 0), await newPlayer(seller, 'Buyer', 1)]
  await asOperator('item', String(sellerId), 'sword-legendary', '--why', 'a test')
  await asOperator('grant', String(buyerId), 'tok', '200', '--why', 'a test')
  setServerMinutesAhead(A_DAY_MINUTES)
  const balanceOf = async (id: number): Promise<number> =>
    (await callAs(seller, id, 'GET', '/api/v1/users/balance')) as number
  const before = await balanceOf(sellerId)
  expect(await balanceOf(buyerId)).toBe(BUYERS_NANO + before)

  const watchSeller = watchPage(seller, STRANGER)
  await openAs(seller, sellerId, '/inventory')
  const gear = seller.getByRole('list', { name: 'Gear' })
  await gear.getByRole('button', { name: /Legendary/ }).tap()
  await tap(seller, 'Details')
  await tap(seller, 'List on market')
  const listing = seller.getByRole('dialog', { name: 'List item' })
  await listing.getByRole('textbox', { name: 'Price' }).fill('123.4')
  await expect(listing.getByText('119.698 TOK')).toBeVisible()
  await keep(seller, 'list')
  await listing.getByRole('button', { name: 'Confirm' }).tap()
  await expect(seller.getByText('Item listed successfully!')).toBeVisible()
  await expect(seller.getByRole('button', { name: 'Unlist', exact: true })).toBeVisible()
  await keep(seller, 'listed')

  const buyer = await phoneOf(browser, seller)
  const watchBuyer = watchPage(buyer, STRANGER)
  await holdStageClock(buyer)
  await openAs(buyer, buyerId, '/marketplace')
  await tap(buyer, /^Filters/)
  const filters = buyer.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Sword' }).tap()
  await filters.getByRole('button', { name: 'Legendary' }).tap()
  await filters.getByLabel('Price from').fill('123.4')
  await filters.getByLabel('Price up to').fill('123.4')
  await keep(buyer, 'filters')
  await filters.getByRole('button', { name: 'Show items' }).tap()
  const offers = buyer.getByRole('list', { name: 'On sale' })
  await expect(offers.getByRole('listitem')).toHaveCount(1)
  await keep(buyer, 'found')
  await offers.getByRole('button', { name: /Legendary.*123\.4 TOK/ }).tap()
  const offer = buyer.getByRole('dialog', { name: 'Buy item' })
  await expect(offer.getByText('Confirm purchase of this item for 123.4 TOK?')).toBeVisible()
  await keep(buyer, 'offer')
  await offer.getByRole('button', { name: 'Buy now' }).tap()
  await expect(buyer.getByText('Buy item successfully!')).toBeVisible()
  await expect(offer).toBeHidden()
  await expect(buyer.getByText('Nothing like this on sale')).toBeVisible()

  await buyer.goto('/inventory')
  const own = buyer.getByRole('list', { name: 'Gear' })
  await own.getByRole('button', { name: /Legendary/ }).tap()
  await tap(buyer, 'Wear')
  await expect(own.getByRole('button', { name: /Legendary.*worn/i })).toBeVisible()
  await keep(buyer, 'worn')
  await buyer.goto('/kombat_prep')
  await winFight(buyer, WINS, () => keep(buyer, 'fights'))
  await keep(buyer, 'won')

  await seller.goto('/marketplace?tab=history')
  await expect(seller.getByRole('dialog').getByText('+119.698 TOK')).toBeVisible()
  await keep(seller, 'sold-moment')
  await tap(seller, 'Nice!')
  await expect(seller.getByText(/^Sold · /)).toBeVisible()
  await expect(seller.getByText('+119.698')).toBeVisible()
  await keep(seller, 'sold')
  expect(await balanceOf(sellerId)).toBe(before + 119_698_000_000)
  await seller.goto('/ledger')
  await expect(seller.getByText('+123.4', { exact: false }).first()).toBeVisible()
  await expect(seller.getByText('3.7', { exact: false }).first()).toBeVisible()
  await keep(seller, 'ledger')
  await seller.goto('/inventory')
  await expect(seller.getByRole('list', { name: 'Gear' }).getByRole('button', { name: /Legendary/ })).toHaveCount(0)
  watchSeller.expectNone()
  watchBuyer.expectNone()
  await buyer.context().close()
})
