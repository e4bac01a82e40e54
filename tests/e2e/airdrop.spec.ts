import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { MS_PER_DAY } from '#rules/units.ts'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import { openReal, playedPlayer } from '#tests/helpers/page/played-page.ts'
import { asOperator, onServersDatabase } from '#tests/helpers/server/operator.ts'
import { setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

const playTenDays = (id: number): Promise<void> =>
  onServersDatabase(async ({ db, nowMs }) => {
    for (let day = 1; day <= 10; day++)
      await sql`
        insert into ledger (account, at, id, asset, amount, reason)
        values (${id}, ${new Date(nowMs - day * MS_PER_DAY)}, ${randomUUID()}, 'tok', 2000000000, 'claim')`.execute(db)
    await sql`delete from airdrop_sums`.execute(db)
    await sql`delete from world_facts where key = 'airdrop-sums'`.execute(db)
  })

test('the page shows points, the checklist and a snapshot in which this browser finds the player’s line, and detects a changed one (rows 22, 182; R38)', async ({
  context,
}) => {
  setServerMinutesAhead(0)
  const id = await playedPlayer({ name: 'Dropper', rank: 100, gear: 'none', fights: 0 })
  await playTenDays(id)
  const name = `e2e-${id}`.slice(0, 32)
  expect(await asOperator('airdrop', 'snapshot', name, '--why', 'a test')).toContain('root ')

  const page = await openReal(context, id, {})
  const watch = watchPage(page, STRANGER)
  await page.goto('/airdrop')
  await expect(page.getByText('20 points').first()).toBeVisible()
  await expect(page.getByText('No promise of value').first()).toBeVisible()
  await expect(page.getByText('All stamps are in. Well played!')).toBeVisible()
  await expect(page.getByText('Formula 1: claimed TOK + 10 × wins + 100 × friends')).toBeVisible()
  const check = page.getByRole('button', { name: `Check my line: ${name}` })
  await check.click()
  await expect(page.getByText('Your 20 points are sealed.')).toBeVisible()

  await onServersDatabase(async ({ db }) => {
    await sql`update airdrop_lines set points = 21 where player_id = ${id} and snapshot = ${name}`.execute(db)
  })
  await page.reload()
  await check.click()
  await expect(page.getByText("Your line doesn't lead to the published seal!")).toBeVisible()
  watch.expectNone()
})
