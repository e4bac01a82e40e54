import { expect, test } from '@playwright/test'
import { POLISH_SALARY_LEVEL, polishCostNano } from '#rules/blacksmith/polish.ts'
import { isLineType, LINE_RANGES } from '#rules/items/item-lines.ts'
import { lineBounds } from '#rules/items/items.ts'
import { tokToNano } from '#rules/units.ts'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { playedPlayer } from '#tests/helpers/page/played-page.ts'
import { onServersDatabase } from '#tests/helpers/server/operator.ts'
import { callAs, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const TOK = 100
const COST = 60

/** Salary level 10, and a worn sword of which one bonus line has quality 1. @returns the sword's id */
const readyToPolish = (id: number): Promise<string> =>
  onServersDatabase(async ({ db, nowMs }) => {
    await db
      .insertInto('upgrades')
      .values({
        player_id: id,
        upgrade_type: 'mining-tok',
        level: POLISH_SALARY_LEVEL,
        bought_at: new Date(nowMs),
      })
      .execute()
    const sword = await db
      .selectFrom('items')
      .select(['id', 'stats'])
      .where('owner_id', '=', BigInt(id))
      .where('type', '=', 'sword')
      .executeTakeFirstOrThrow()
    const rough = sword.stats.findIndex(({ primary }) => !primary)
    const stats = sword.stats.map((stat, at) => {
      if (!isLineType(stat.type) || stat.primary) return stat
      const level = at === rough ? 1 : 5
      return { ...stat, level, value: lineBounds(LINE_RANGES[stat.type], level).least }
    })
    await db
      .updateTable('items')
      .set({ stats: JSON.stringify(stats) })
      .where('owner_id', '=', BigInt(id))
      .where('id', '=', sword.id)
      .execute()
    return sword.id
  })

test.afterEach(() => setServerMinutesAhead(0))

test('a bonus line is polished for 60 TOK after its question: its value is the one shown before, and the balance falls (rows 106, 123; R58)', async ({
  page,
}) => {
  const watch = watchPage(page)
  setServerMinutesAhead(0)
  const id = await playedPlayer({ name: 'Polisher', gear: 'rare', tokNano: BigInt(tokToNano(TOK)) })
  const item = await readyToPolish(id)
  expect(polishCostNano({ level: 1, primary: false })).toBe(tokToNano(COST))
  await openAs(page, id, `/inventory?item=${item}`)
  const card = page.getByRole('dialog')
  const polish = card.getByRole('button', { name: /^Polish .* from .* to .* for 60\.0 TOK$/ })
  const [, name = '', from = '', to = ''] =
    /^Polish (.+) from (.+) to (.+) for/.exec((await polish.getAttribute('aria-label')) ?? '') ?? []
  expect(from).not.toBe(to)
  await polish.click()

  const question = page.getByRole('dialog', { name: 'Polish this bonus?' })
  await expect(question.getByText('Costs 60.0 TOK. You have 100.00.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await callAs(page, id, 'GET', '/api/v1/users/balance')).toBe(tokToNano(TOK))
  await polish.click()
  await question.getByRole('button', { name: 'Polish', exact: true }).click()
  await expect(page.getByText(`${name} ${to}, polished!`)).toBeVisible()
  await expect(polish).toBeHidden()
  await expect(card.getByRole('button', { name: new RegExp(`^Polish ${name} from .* for 90\\.0 TOK$`) })).toBeVisible()
  expect(await callAs(page, id, 'GET', '/api/v1/users/balance')).toBe(tokToNano(TOK - COST))

  await page.reload()
  await expect(card.getByText(to, { exact: true }).first()).toBeVisible()
  await card.getByRole('button', { name: new RegExp(`^Polish ${name} from`) }).click()
  await expect(page.getByText('Insufficient TOK balance!')).toBeVisible()
  watch.expectNone()
})
