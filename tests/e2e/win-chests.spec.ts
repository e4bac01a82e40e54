import { expect, type Page, test } from '@playwright/test'
import type { FightAnswer } from '#contracts/wire.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { playedPlayer } from '#tests/helpers/page/played-page.ts'
import { callAs, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const FIGHTS_MAX = 15
/** A wood chest takes an hour (R54). */
const CHEST_MINUTES = 60

test.afterEach(() => setServerMinutesAhead(0))

/** A minute apart, because a fight waits some seconds after its opponent was found. */
const winAChest = async (page: Page, id: number): Promise<{ readonly wins: number; readonly minutes: number }> => {
  let wins = 0
  for (let minutes = 1; minutes <= FIGHTS_MAX; minutes += 1) {
    await callAs(page, id, 'GET', '/api/v1/combats/find')
    setServerMinutesAhead(minutes)
    const { chest, winner } = (await callAs(page, id, 'POST', '/api/v1/combats/fight')) as FightAnswer
    if (winner === 'attacker') wins += 1
    if (chest && 'place' in chest) return { wins, minutes }
  }
  throw new Error('no chest was won')
}
const woodOf = async (page: Page, id: number): Promise<number> => {
  const materials = (await callAs(page, id, 'GET', '/api/v1/materials/me')) as { slug: string; quantity: number }[]
  return materials.find(({ slug }) => slug === 'material-wood')?.quantity ?? 0
}

test('the third ranked win fills a place on home; the chest is started, its hour passes, it opens, and the bag has what it showed (rows 86, 93; R54)', async ({
  page,
}) => {
  const watch = watchPage(page)
  setServerMinutesAhead(0)
  const id = await playedPlayer({ name: 'Winner', gear: 'legendary', rank: 0, energy: 20 })
  const { minutes, wins } = await winAChest(page, id)
  expect(wins).toBe(3)

  await openAs(page, id)
  const shelf = page.getByRole('button', { name: /^Chests: / })
  await expect(shelf).toHaveAccessibleName('Chests: 1 of 4 places taken. Start one')
  await expect(shelf.getByText('Start one')).toBeVisible()
  // The shelf floats with the pet, so a click would wait for it to rest.
  await shelf.press('Enter')
  const list = page.getByRole('dialog', { name: 'Chests' })
  await list.getByRole('button', { name: 'Start: Wood chest' }).click()
  await expect(list.getByText('Opens in', { exact: true })).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(shelf).toHaveAccessibleName(/Wood chest: opens in (?:59:\d\d|1:00:00)$/)

  const before = await woodOf(page, id)
  setServerMinutesAhead(minutes + CHEST_MINUTES + 1)
  await page.reload()
  await expect(shelf).toHaveAccessibleName('Chests: 1 of 4 places taken. Open 1 chest')
  await shelf.press('Enter')
  const show = page.getByRole('dialog', { name: 'Opening: Wood chest' })
  await expect(show.getByRole('heading', { name: "It's yours!" })).toBeVisible()
  await expect(show.getByText(/^×[345]$/)).toBeVisible()
  const shown = Number((await show.getByText(/^×[345]$/).textContent())?.slice(1))
  await show.getByRole('button', { name: 'Great' }).click()
  await expect(shelf).toHaveAccessibleName(/^Chests: 0 of 4 places taken\. 3 more wins to the next chest$/)
  expect((await woodOf(page, id)) - before).toBe(shown)
  watch.expectNone()
})
