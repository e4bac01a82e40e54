import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { keep, tap } from '#tests/helpers/page/stations.ts'
import { film } from '#tests/helpers/pictures/film.ts'
import {
  advanceStageUntil,
  callAs,
  holdStageClock,
  newPlayer,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'

const FIGHTS_MAX = 8
const TAPS_TO_FIRST_BLOW = 5
/** Stage time of one step. Every step draws one frame, which takes the page real time. */
const STEP_MS = 250
const CLAIM_MINUTES = 11
const RETURN_MINUTES = CLAIM_MINUTES + 190
const PAT_MS = 1300
const FILM_MS = 2500

test.use({ hasTouch: true, viewport: { width: 390, height: 741 } })
test.afterEach(() => setServerMinutesAhead(0))

const openAs = async (context: BrowserContext, playerId: number): Promise<Page> => {
  const page = await context.newPage()
  await holdStageClock(page)
  await page.addInitScript((id) => sessionStorage.setItem('house-kombat.local-player', String(id)), playerId)
  await page.goto('/')
  return page
}
const tip = (page: Page) => page.getByRole('region', { name: 'Guide' })

test('a new player by touch alone joins, sees why, claims, fights, wins, reads what to do next, closes, and is shown on return what happened (rows 42, 46, 69, 71, 75, 84; extras 2, 5, 6)', async ({
  context,
  page: first,
}) => {
  setServerMinutesAhead(0)
  const id = await newPlayer(first, 'Hands')
  const rival = await newPlayer(first, 'Rival', 3)
  let taps = 0
  await context.exposeFunction('countTap', () => {
    taps += 1
  })
  await context.addInitScript(() =>
    addEventListener('click', () => (window as unknown as { countTap: () => void }).countTap(), true),
  )
  const page = await openAs(context, id)
  const watch = watchPage(page, STRANGER)

  await expect(page).toHaveURL(/\/v2\/onboard$/)
  await settleStage(page)
  await tap(page, 'Hamster')
  const house = page.getByRole('dialog')
  await expect(house.getByText('Welcome reward +5 TOK')).toBeVisible()
  await expect(house.getByText('Then claim 1 TOK every hour').first()).toBeVisible()
  await keep(page, 'house')
  const joining = await film(page, 'joining')
  await tap(page, 'Join now')
  await expect(page.getByText('+10.00 TOK')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Welcome aboard, Warrior!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Balance/ })).toContainText('10.00')
  await joining(FILM_MS)
  await keep(page, 'home')
  await expect(tip(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()

  setServerMinutesAhead(CLAIM_MINUTES)
  await page.reload()
  const claim = page.getByRole('button', { name: /^Claim \d/ })
  await expect(claim).toHaveAttribute('data-ready', 'true')
  await expect(page.getByRole('button', { name: 'Next: win your first fight' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await keep(page, 'claimable')
  const claiming = await film(page, 'claim')
  await claim.tap()
  await expect(page.getByRole('button', { name: /^Balance/ })).toContainText(/10\.1[89]/)
  await claiming(FILM_MS)

  await tap(page, 'Next: win your first fight')
  await expect(page).toHaveURL(/\/kombat_prep$/)
  await expect(page.getByText('gear, skills and stones will join you here')).toBeVisible()
  await expect(page.getByText('Empty', { exact: true })).toHaveCount(0)
  await expect(tip(page)).toContainText('Tap Fight')
  await keep(page, 'get-ready')
  await tap(page, 'Fight')
  await settleStage(page)
  // No tip pauses the fight: the guide's text is below the arena.
  await expect(page.getByText('The pets fight on their own.')).toBeVisible()
  await expect(tip(page)).toBeHidden()
  expect(taps).toBe(TAPS_TO_FIRST_BLOW)
  await advanceStageUntil(page, () => page.getByText('40 turns left').isVisible(), STEP_MS, STEP_MS)
  await keep(page, 'first-blow')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await advanceStageUntil(page, () => next.isVisible(), STEP_MS, STEP_MS)
  await keep(page, 'last-blow')
  let counted = await film(page, 'result')
  await next.tap()

  const outcome = page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })
  for (let fight = 1; fight < FIGHTS_MAX; fight++) {
    await expect(outcome).toBeVisible()
    if ((await outcome.textContent())?.includes('Victory')) break
    await counted()
    await tap(page, /^Fight again/)
    await settleStage(page)
    const skip = page.getByRole('button', { name: 'Skip', exact: true })
    await advanceStageUntil(page, () => skip.isEnabled(), STEP_MS, STEP_MS)
    await skip.tap()
    await advanceStageUntil(page, () => next.isVisible(), STEP_MS, STEP_MS)
    counted = await film(page, 'result')
    await next.tap()
  }
  await expect(page.getByRole('heading', { name: 'Victory!', exact: true })).toBeVisible()
  await expect(tip(page)).toBeHidden()
  await counted(FILM_MS)
  await keep(page, 'victory')

  await tap(page, /^Home/)
  await expect(tip(page)).toContainText('A gift for every day')
  await tip(page).getByRole('button', { name: 'Got it' }).tap()
  await expect(tip(page)).toContainText('Send your pet hunting first')
  await tip(page).getByRole('button', { name: 'Got it' }).tap()
  await expect(tip(page)).toContainText(/Your pocket is full in \d/)
  await tip(page).getByRole('button', { name: 'Got it' }).tap()
  const daily = page.getByRole('button', { name: 'Next: grab your daily reward' })
  await expect(daily).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^First seven days: 0 of 9 boxes open\. Open: your first blade/ }),
  ).toBeVisible()
  await keep(page, 'what-next')
  const patted = await film(page, 'pat')
  // The island floats all the time, so Playwright would wait for it to rest: hence `force`.
  await page.getByRole('button', { name: /^Pat your pet/ }).tap({ force: true })
  await expect(page.getByRole('button', { name: /^Pat your pet, digging/ })).toBeVisible()
  await patted(PAT_MS)
  await daily.tap()
  const today = page.getByRole('dialog', { name: 'Today' })
  await today.getByRole('button', { name: 'Collect all' }).tap()
  await tap(page, 'Great')

  const boosts = page.getByRole('dialog', { name: 'Mining boosts' })
  await expect(boosts).toBeVisible()
  await keep(page, 'boosts')
  await boosts.getByRole('button', { name: 'Close' }).tap()
  await expect(boosts).toBeHidden()

  await tap(page, 'Next: claim your first blade')
  const gift = page.getByRole('region', { name: 'Your first blade' })
  await gift.getByRole('button', { name: 'Claim' }).tap()
  await expect(gift).toBeHidden()
  await tap(page, 'Equip best')
  await expect(page.getByText(/^Power \+/)).toBeVisible()
  await keep(page, 'first-blade')
  watch.expectNone()
  await page.close()

  setServerMinutesAhead(CLAIM_MINUTES + 60)
  await callAs(first, rival, 'POST', '/api/v1/combats/challenge', { query: String(id) })
  const attacks = async () =>
    ((await callAs(first, id, 'GET', '/api/v1/combats/history?page=1&as=defender')) as { total: number }).total
  await expect.poll(attacks).toBe(1)
  setServerMinutesAhead(RETURN_MINUTES)
  const back = await openAs(context, id)
  const dialog = back.getByRole('dialog', { name: 'While you were away' })
  await expect(dialog.getByText('+2.00')).toBeVisible()
  await expect(dialog.getByText('1 attack on you')).toBeVisible()
  await expect(dialog.getByText(/^Your pet won [01] and lost [01]\./)).toBeVisible()
  await keep(back, 'return')
  await dialog.getByRole('button', { name: 'Collect all' }).tap()
  await expect(dialog).toBeHidden()
  await expect(back.getByText('+2.00 TOK').first()).toBeVisible()
  await keep(back, 'collected')
})
