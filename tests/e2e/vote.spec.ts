import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { openReal, playedPlayer } from '#tests/helpers/page/played-page.ts'
import { asOperator, onServersDatabase } from '#tests/helpers/server/operator.ts'
import { callAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test('a member votes for their guild, free and for STAR, and finds the vote on the board; the tab of TON prizes is still empty (rows 28, 178, 180; R35, R37)', async ({
  context,
}) => {
  setServerMinutesAhead(0)
  // STAR are set after the fights, because a win may drop one.
  const id = await playedPlayer({ name: 'Voter', rank: 450, gear: 'none', fights: 3, star: 7 })
  await onServersDatabase(async ({ db }) => {
    await sql`update players set created_at = created_at - interval '2 days', fights = 3 where id = ${id}`.execute(db)
  })
  await asOperator('grant', String(id), 'tok', '200', '--why', 'a test')
  const page = await openReal(context, id)
  const watch = watchPage(page, STRANGER)
  await callAs(page, id, 'POST', '/api/v1/guild', {
    ...{ name: 'Vote Lions', tag: 'VOTE', slug: 'vote-lions', description: '', entry: 'open', min_rank: 0 },
    emblem: { shape: 'shield', sign: 'wolf', field: 'ink', ink: 'gold' },
  })

  await page.goto('/vote-leaderboard')
  await expect(page.getByText('Your free vote is ready')).toBeVisible()
  await page
    .getByRole('region', { name: 'Vote of the week' })
    .getByRole('button', { name: /^Vote for/ })
    .tap()
  const ballot = page.getByRole('dialog', { name: /^Vote for .Vote Lions/ })
  await ballot.getByRole('button', { name: 'Vote for free' }).tap()
  await expect(ballot.getByText('Counted! 1 vote now.')).toBeVisible()
  await ballot.getByRole('button', { name: 'Vote for 5 STAR' }).tap()
  await expect(ballot.getByText('Counted! 2 votes now.')).toBeVisible()
  await expect(ballot.getByText('A vote costs 5 STAR, you have 2.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Your guild in the vote' }).getByText('2 votes')).toBeVisible()
  await page.reload()
  await expect(page.getByText('4 more votes today, 5 STAR each')).toBeVisible()

  await page.getByRole('tab', { name: 'TON' }).tap()
  await expect(page).toHaveURL(/\/ton-leaderboard$/)
  await expect(page.getByText('Nobody here.')).toBeVisible()
  watch.expectNone()
})
