import { expect, type Page, test } from '@playwright/test'
import { type Allowance, watchPage } from '#tests/helpers/page/page-problems.ts'
import { holdStageClock, newPlayer, openAs, setServerMinutesAhead, settleStage } from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

const REFUSED: Allowance = {
  pattern: /^40[04] GET \S+\/api\/v1\/combats\/opponents\//,
  because: 'nobody challenges oneself, or somebody whom nobody knows',
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const skipToEnd = async (page: Page): Promise<void> => {
  await settleStage(page)
  await expect(button(page, 'Skip')).toBeEnabled()
  await button(page, 'Skip').click()
  await expect(page.getByText('Defeated').first()).toBeVisible()
}

test('a challenge by id is refused in words or fought, read at its result, watched turn by turn and verified (rows 25, 93-95, 97-99, 102)', {
  tag: IN_NPM_TEST,
}, async ({ page }) => {
  const watch = watchPage(page, REFUSED)
  setServerMinutesAhead(0)
  await holdStageClock(page)
  const challenger = await newPlayer(page, 'Bold', 4)
  const rival = await newPlayer(page, 'Rival', 6)
  await openAs(page, challenger, '/kombat_prep')
  await expect(page.getByText('20/20')).toBeVisible()

  await button(page, 'Challenge').click()
  const field = page.getByLabel('Name or ID')
  for (const [query, answer] of [
    ['', 'invalid challenge query'],
    [String(challenger), "You can't challenge yourself"],
    ['nobody_of_this_name', 'No player with that name or ID'],
  ] as const) {
    await field.fill(query)
    await button(page, 'Find').click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  await field.fill(String(rival))
  await button(page, 'Find').click()
  await button(page, /^Fight /).click()
  await expect(page).toHaveURL(/\/friendly-kombat$/)
  await skipToEnd(page)
  await button(page, 'Result').click()
  await expect(page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })).toBeVisible()
  await expect(page.getByText('Friendly fight: no rank, no rewards')).toBeVisible()

  await button(page, 'Watch again').click()
  await expect(page).toHaveURL(/\/kombat-replay\?id=/)
  await settleStage(page)
  const turns = page.getByRole('list', { name: 'Turn log' }).getByRole('listitem')
  await expect(turns.first()).toContainText('opens with')
  await expect(turns.nth(1)).toContainText('1')
  await button(page, 'Last turn').click()
  await expect(page.getByText(/won after \d+ turns?$/)).toBeVisible()
  await button(page, 'First turn').click()
  await expect(page.getByText(/^Challenge, /)).toBeVisible()
  await button(page, 'Verify').click()
  await expect(page.getByText('the server made no promise before it')).toBeVisible()
  await expect(page.getByText('The fight matches its seed, key and rules.')).toBeVisible()
  watch.expectNone()
})

test('a friendly link shows whom it would meet, and Home leads to the preparation with all energy left (rows 94, 96)', async ({
  page,
}) => {
  const watch = watchPage(page)
  setServerMinutesAhead(0)
  await holdStageClock(page)
  const guest = await newPlayer(page, 'Guest of a friend', 1)
  const host = await newPlayer(page, 'Host', 2)
  await openAs(page, guest, `/friendly-kombat?id=${host}`)
  await expect(page.getByText('No energy, no rank at stake. 20 a day.')).toBeVisible()
  await button(page, 'Fight').click()
  await skipToEnd(page)
  await button(page, 'Home').click()
  await expect(page).toHaveURL(/\/kombat_prep$/)
  await expect(page.getByText('20/20')).toBeVisible()
  watch.expectNone()
})
