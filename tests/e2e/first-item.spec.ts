import { expect, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { keep, leaveFight, tap, winFight } from '#tests/helpers/page/stations.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import {
  holdStageClock,
  newPlayer,
  onboarded,
  openAs,
  setServerEntropy,
  setServerMinutesAhead,
} from '#tests/helpers/server/tester.ts'
import { IN_NPM_TEST } from '#tests/helpers/setup/npm-test.ts'

/** Set while the player joins, this seed makes the first refining fail and the second succeed. */
const FAILS_THEN_SUCCEEDS = 'smith 1'
/** The fight is won and drops a common sword. */
const SWORD_DROPS = { entropy: 'win 9', key: '00000000-0000-4000-8000-000000000080' } as const

test.use({ hasTouch: true })
test.setTimeout(110_000)
test.afterEach(() => {
  setServerEntropy('')
  setServerMinutesAhead(0)
})

test('a fresh player by touch alone wins a common item, compares and wears it, sees the pet fight in it, refines it to failure and to success, re-rolls it and takes it apart (rows 103, 105, 106, 109, 111-113, 118, 122)', {
  tag: IN_NPM_TEST,
}, async ({ page }) => {
  setServerMinutesAhead(0)
  const player = await newPlayer(page, 'Smithy')
  setServerEntropy(FAILS_THEN_SUCCEEDS)
  const id = await onboarded(page, player, 0)
  setServerEntropy('')
  for (const material of ['wood', 'iron'])
    await asOperator('grant', String(id), `material-${material}`, '200', '--why', 'a test')
  await holdStageClock(page)
  const watch = watchPage(page, STRANGER)
  await openAs(page, id, '/kombat_prep')

  await winFight(page, SWORD_DROPS)
  await keep(page, 'won')

  await page
    .getByRole('region', { name: 'Rewards' })
    .getByRole('button', { name: /Common/ })
    .tap()
  const card = page.getByRole('dialog')
  await expect(card.getByText('If you wear it')).toBeVisible()
  await keep(page, 'card')
  await card.getByRole('button', { name: 'Close' }).tap()
  await expect(card).toBeHidden()
  await tap(page, 'Claim')
  const gear = page.getByRole('list', { name: 'Gear' })
  await expect(gear.getByRole('button')).toHaveCount(2)
  await gear.getByRole('button', { name: /Prototype/ }).tap()
  await tap(page, 'Wear')
  await expect(gear.getByRole('button', { name: /Prototype.*worn/i })).toBeVisible()
  await gear.getByRole('button', { name: /Common/ }).tap()
  await expect(page.getByRole('list', { name: 'If you wear it' }).getByText(/Attack/)).toBeVisible()
  await keep(page, 'compared')
  await tap(page, 'Wear')
  await expect(gear.getByRole('button', { name: /Common.*worn/i })).toBeVisible()
  await keep(page, 'worn')

  await page.goto('/kombat_prep')
  await expect(page.getByText('Moss Sword')).toBeVisible()
  await tap(page, 'Fight')
  await leaveFight(page, () => keep(page, 'fights'))
  await page.goto('/inventory')

  const refine = async (): Promise<void> => {
    await tap(page, 'Add Materials')
    await tap(page, /^Refine /)
    await page.getByRole('dialog', { name: 'Refine this item?' }).getByRole('button', { name: 'Confirm' }).tap()
  }
  await gear.getByRole('button', { name: /Common/ }).tap()
  await tap(page, 'Details')
  await card.getByRole('button', { name: 'Refine' }).tap()
  await expect(page.getByRole('heading', { name: 'Blacksmith - Refining' })).toBeVisible()
  await keep(page, 'forge')
  await refine()
  await expect(page.getByText('Failed to refine item!')).toBeVisible()
  await keep(page, 'failed')
  await tap(page, 'Got It')
  await refine()
  await expect(page.getByText('Item successfully refined!')).toBeVisible()
  await keep(page, 'refined')
  await tap(page, 'Got It')

  await tap(page, 'Back')
  await gear.getByRole('button', { name: /Tidal Edge, Uncommon/ }).tap()
  await tap(page, 'Details')
  await card.getByRole('button', { name: /^Re-roll stats/ }).tap()
  await page
    .getByRole('dialog', { name: 'Re-roll stats?' })
    .getByRole('button', { name: /^Re-roll/ })
    .tap()
  await expect(page.getByText('Stats re-rolled')).toBeVisible()
  await keep(page, 're-rolled')
  await tap(page, 'Great')

  await card.getByRole('button', { name: 'Take off' }).tap()
  await card.getByRole('button', { name: 'Dismantle' }).tap()
  await tap(page, /^Dismantle/)
  await tap(page, 'Confirm')
  await expect(page.getByText('Congratulations')).toBeVisible()
  await keep(page, 'dismantled')
  await tap(page, 'Got It')
  await expect(page).toHaveURL(/\/inventory/)
  await expect(gear.getByRole('button')).toHaveCount(1)
  watch.expectNone()
})
