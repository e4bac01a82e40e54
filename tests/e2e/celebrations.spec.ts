import { expect, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { openReal, playedPlayer } from '#tests/helpers/page/played-page.ts'
import { endFight, keep, leaveFight, tap } from '#tests/helpers/page/stations.ts'
import { film } from '#tests/helpers/pictures/film.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import {
  advanceStage,
  advanceStageUntil,
  callAs,
  newPlayer,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const FIGHTS_MAX = 6
const FILM_MS = 3000

test.use({ hasTouch: true, viewport: { width: 390, height: 741 } })
test.describe.configure({ timeout: 110_000 })
test.afterEach(() => setServerMinutesAhead(0))

test.describe('celebrations', () => {
  test('on the second day comes what happened, then the daily reward; a box of the first days opens (rows 42, 46; R50)', async ({
    context,
    page: first,
  }) => {
    setServerMinutesAhead(0)
    const id = await newPlayer(first, 'Second day', 0)
    setServerMinutesAhead(HOUR_MINUTES)
    await callAs(first, id, 'POST', '/api/v1/users/claim')
    setServerMinutesAhead(DAY_MINUTES + HOUR_MINUTES)
    const page = await openReal(context, id)
    const watch = watchPage(page, STRANGER)
    const away = page.getByRole('dialog', { name: 'While you were away' })
    await expect(away).toBeVisible()
    await keep(page, 'away')
    const returning = await film(page, 'second-day')
    await away.getByRole('button', { name: 'Collect all' }).tap()
    const daily = page.getByRole('dialog', { name: 'Daily check-in' })
    await expect(daily).toBeVisible()
    await keep(page, 'daily')
    await daily.getByRole('button', { name: /^Claim \d/ }).tap()
    await expect(daily.getByRole('button', { name: 'Claimed' })).toBeVisible()
    await expect(daily).toBeHidden()
    await returning()
    const opening = await film(page, 'first-days')
    await tap(page, /^First seven days/)
    await expect(page.getByText("It's yours!")).toBeVisible()
    await opening(FILM_MS)
    await keep(page, 'box')
    await tap(page, 'All boxes')
    await expect(page.getByRole('dialog', { name: 'Your first seven days' })).toBeVisible()
    await keep(page, 'boxes')
    watch.expectNone()
    await page.close()
  })
  test('on the eighth day the season path has the strip, and the boxes that were reached are in the list of today, until the fourteenth (R50, R53)', async ({
    context,
    page: first,
  }) => {
    setServerMinutesAhead(0)
    const id = await newPlayer(first, 'Eighth day', 4)
    for (const day of [0, 1, 2, 4, 6]) {
      setServerMinutesAhead(day * DAY_MINUTES + HOUR_MINUTES)
      await callAs(first, id, 'POST', '/api/v1/users/claim')
    }
    setServerMinutesAhead(7 * DAY_MINUTES + HOUR_MINUTES)
    const page = await openReal(context, id)
    const watch = watchPage(page, STRANGER)
    const eighth = await film(page, 'eighth-day')
    await tap(page, 'Collect all')
    await page.getByRole('dialog', { name: 'Daily check-in' }).getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('button', { name: /^Season path/ })).toBeVisible()
    await tap(page, /^Today/)
    await page.getByRole('listitem').filter({ hasText: 'First seven days' }).getByRole('button').tap()
    await expect(page.getByText('The seven days are over. Open what you won!')).toBeVisible()
    await eighth()
    await keep(page, 'eighth-day')
    watch.expectNone()
    await page.close()
  })

  test('a purchase shows what it brought, and puts it on (rows 131, 133)', async ({ context, page: first }) => {
    setServerMinutesAhead(0)
    const [seller, buyer] = [
      await playedPlayer({ name: 'Seller' }),
      await playedPlayer({ name: 'Buyer', tokNano: 500_000_000_000n }),
    ]
    await asOperator('item', String(seller), 'sword-legendary', '--why', 'a test')
    const items = (await callAs(first, seller, 'GET', '/api/v1/equipments/me')) as { id: string; rarity: string }[]
    const sword = items.find(({ rarity }) => rarity === 'legendary')
    await callAs(first, seller, 'POST', '/api/v1/market/equipment/add', {
      user_equipment_id: sword?.id,
      price: 123_400_000_000,
    })
    const page = await openReal(context, buyer)
    const watch = watchPage(page, STRANGER)
    await page.goto('/marketplace')
    await page
      .getByRole('list', { name: 'On sale' })
      .getByRole('button', { name: /Legendary.*123\.4 TOK/ })
      .tap()
    const offer = page.getByRole('dialog', { name: 'Buy item' })
    await expect(offer.getByText('Confirm purchase of this item for 123.4 TOK?')).toBeVisible()
    await keep(page, 'offer')
    const buying = await film(page, 'purchase')
    await offer.getByRole('button', { name: 'Buy now' }).tap()
    await expect(page.getByText("It's yours!")).toBeVisible()
    await buying(FILM_MS)
    await keep(page, 'bought')
    await tap(page, 'Wear now')
    await expect(page.getByText('Looking sharp!')).toBeVisible()
    watch.expectNone()
    await page.close()
  })

  test('a win that promotes is shown differently from any other (rows 84, 158)', async ({ context }) => {
    setServerMinutesAhead(0)
    const id = await playedPlayer({ name: 'Nearly there', rank: 195, gear: 'legendary', fights: 6 })
    const page = await openReal(context, id)
    await page.goto('/kombat_prep')
    await tap(page, 'Fight')
    let leave = await endFight(page)
    let landing = await film(page, 'promotion')
    await leave.tap()
    // In Bronze a defeat costs no points (R12).
    const outcome = page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })
    for (let fight = 1; fight < FIGHTS_MAX; fight += 1) {
      await expect(outcome).toBeVisible()
      if ((await outcome.textContent())?.includes('Victory')) break
      await landing()
      await tap(page, /^Fight again/)
      leave = await endFight(page)
      landing = await film(page, 'promotion')
      await leave.tap()
    }
    await expect(page.getByRole('button', { name: 'Onward!' })).toBeVisible()
    await expect(page.getByRole('status').getByText('New rank!')).toBeVisible()
    await landing(FILM_MS)
    await keep(page, 'promotion')
    await page.close()
  })

  test('a boss fight counts the damage, and says so in words of score (rows 142-145)', async ({
    context,
    page: first,
  }) => {
    setServerMinutesAhead(0)
    const id = await playedPlayer({ name: 'Striker', gear: 'epic' })
    const [boss] = (await callAs(first, id, 'GET', '/api/v1/guild/boss-fight/boss-active')) as { slug: string }[]
    const page = await openReal(context, id)
    await page.goto(`/guild_boss/${boss?.slug}`)
    await tap(page, 'Fight')
    await settleStage(page)
    await advanceStageUntil(page, () => page.getByText(/turns left/).isVisible())
    const counting = await film(page, 'boss')
    for (let step = 0; step < 30; step += 1) await advanceStage(page, 400)
    await keep(page, 'boss-blows')
    await counting()
    await leaveFight(page)
    await keep(page, 'boss-result')
    await page.close()
  })
})
