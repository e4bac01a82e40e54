import { expect, type Locator, type Page, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { phoneOf } from '#tests/helpers/page/stations.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs } from '#tests/helpers/server/tester.ts'

const STONES = ['burning-hell:4', 'frost-prison:2', 'luck-leech:1']

const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await target.focus()
  await page.keyboard.press(key)
}
const placeOf = (page: Page, number: number, what: string) =>
  page.getByRole('button', { name: `Place ${number}: ${what}` })

/** After a drag the library swallows clicks for a moment, also those made by keys. */
const clicksComeThrough = (): boolean => {
  let hasCome = false
  const note = (): void => {
    hasCome = true
  }
  document.body.addEventListener('click', note)
  document.body.dispatchEvent(new MouseEvent('click'))
  document.body.removeEventListener('click', note)
  return hasCome
}

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to be dragged is on the page')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  // The library notices the place later than the mouse reaches it.
  await expect(page.locator('[data-over]').filter({ has: to })).toBeVisible()
  await page.mouse.up()
  await page.waitForFunction(clicksComeThrough)
}

test('a player arranges a showcase by keys and by drag; another comes by its link, likes it once, and its owner sees it (rows 29, 181)', async ({
  browser,
  page,
}) => {
  const watch = watchPage(page)
  const id = await newPlayer(page, 'Curator', 0)
  for (const stone of STONES) await asOperator('grant', String(id), `stone:${stone}`, '1', '--why', 'a browser test')

  await openAs(page, id, '/showcase')
  await press(page, page.getByRole('button', { name: 'Put something on show' }))
  await expect(page.getByRole('heading', { name: 'Arrange the showcase' })).toBeVisible()
  await expect(placeOf(page, 1, 'empty')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: 'Items' }).focus()
  await page.keyboard.press('ArrowRight')
  const chest = page.getByRole('region', { name: 'Your treasures' })
  await press(page, chest.getByRole('button', { name: /^Flame stone, level 4/ }))
  await expect(placeOf(page, 1, 'Flame stone, level 4')).toBeVisible()
  await press(page, chest.getByRole('button', { name: /^Ice stone, level 2/ }), 'Space')
  await expect(placeOf(page, 2, 'Ice stone, level 2')).toBeVisible()
  await press(page, placeOf(page, 1, 'Flame'))
  await press(page, placeOf(page, 6, 'empty'))
  await expect(placeOf(page, 6, 'Flame stone, level 4')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(placeOf(page, 1, 'Flame stone, level 4')).toBeVisible()

  await drag(page, chest.getByRole('button', { name: /^Curse stone, level 1/ }), placeOf(page, 4, 'empty'))
  await expect(placeOf(page, 4, 'Curse stone, level 1')).toBeVisible()
  await drag(page, placeOf(page, 4, 'Curse'), placeOf(page, 2, 'Ice'))
  await expect(placeOf(page, 2, 'Curse stone, level 1')).toBeVisible()
  await expect(placeOf(page, 4, 'Ice stone, level 2')).toBeVisible()

  await page.getByRole('textbox', { name: 'Title' }).fill('visit shop.com')
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('No links in a title, please')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Stones of the house')
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('heading', { name: 'Stones of the house' })).toBeVisible()
  await expect(page.getByText('No likes yet')).toBeVisible()

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          Reflect.set(window, '__copied', text)
          return Promise.resolve()
        },
      },
    })
  })
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, '__copied')))
    .toMatch(new RegExp(`startapp=0_sc-${id}$`))

  const phone = await phoneOf(browser, page)
  const watchOther = watchPage(phone, STRANGER)
  const other = await newPlayer(phone, 'Visitor', 3)
  await openAs(phone, other, `/?tgWebAppStartParam=0_sc-${id}`)
  await expect(phone).toHaveURL(new RegExp(`/showcase/public\\?user=${id}$`))
  await expect(phone.getByRole('heading', { name: 'Stones of the house' })).toBeVisible()
  await expect(phone.getByText(/^Nothing on show/)).toHaveCount(0)
  await phone.getByRole('button', { name: 'Place 1: Flame stone, level 4' }).click()
  await expect(phone.getByRole('dialog', { name: 'Flame stone, level 4' })).toBeVisible()
  await phone.keyboard.press('Escape')
  await phone.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(phone.getByText('1 like', { exact: true })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Liked' })).toBeDisabled()
  watchOther.expectNone()

  await page.reload()
  await expect(page.getByText('1 like', { exact: true })).toBeVisible()
  watch.expectNone()
})
