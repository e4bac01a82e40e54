import { expect, test } from '@playwright/test'
import { watchPage } from '#tests/helpers/page/page-problems.ts'
import { asOperator } from '#tests/helpers/server/operator.ts'
import { callAs, newPlayer, openAs, setServerEntropy, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

test.afterEach(() => {
  setServerMinutesAhead(0)
  setServerEntropy('')
})

test('a player re-rolls an item for TOK, turns the seed over, and the device verifies the roll and names a tampered one (rows 106, 122-125; R46)', async ({
  page,
}) => {
  const watch = watchPage(page)
  setServerMinutesAhead(0)
  setServerEntropy('luck')
  const id = await newPlayer(page, 'Gambler', 0)
  await asOperator('item', String(id), 'sword-rare', '--why', 'a browser test')
  await openAs(page, id, '/inventory')
  const bag = page.getByRole('main')
  await bag.getByRole('button', { name: /^[^,]+, Rare/ }).click()
  await bag.getByRole('button', { name: 'Details' }).click()

  await page.getByRole('button', { name: /^Re-roll stats/ }).click()
  const question = page.getByRole('dialog', { name: 'Re-roll stats?' })
  await expect(question.getByText('Costs 1.0 TOK. You have 10.00.')).toBeVisible()
  await question.getByRole('button', { name: 'Re-roll', exact: true }).click()
  const result = page.getByRole('dialog', { name: 'New bonus stats' })
  await expect(result.getByRole('button', { name: 'Again for 2.0 TOK' })).toBeVisible()
  await result.getByRole('button', { name: 'How was this rolled?' }).click()

  await expect(page.getByRole('heading', { name: 'Luck', level: 1 })).toBeVisible()
  const rolls = page.getByRole('region', { name: 'Your rolls' })
  await expect(rolls.getByText('Sealed', { exact: true })).toHaveCount(1)
  const shown = await page
    .getByRole('button', { name: /^Copy Fingerprint/ })
    .first()
    .textContent()
  await page.getByRole('button', { name: 'Reveal the seed' }).click()
  const turn = page.getByRole('dialog', { name: 'Reveal the seed?' })
  await turn.getByLabel('Your own seed for the next rolls').fill('my own luck')
  await turn.getByRole('button', { name: 'Reveal' }).click()

  await expect(page.getByText('It matches the fingerprint that was shown before')).toBeVisible()
  await expect(page.getByText('1 roll checked on this device: genuine')).toBeVisible()
  await expect(rolls.getByText('Verified', { exact: true })).toHaveCount(1)
  await rolls.getByText('Details').click()
  await expect(rolls.getByRole('button', { name: /^Copy Fingerprint/ })).toHaveText(shown ?? '')

  await page.route('**/api/v1/luck/rolls*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { items: { outcome: { lines: { level: number }[] } }[] } }
    for (const { outcome } of data.items) for (const line of outcome.lines) line.level = 5
    await route.fulfill({ response, json: { data } })
  })
  const { chain } = (await callAs(page, id, 'GET', '/api/v1/luck')) as { chain: { client_seed: string } }
  expect(chain.client_seed).toBe('my own luck')
  await page.reload()
  await expect(page.getByText("1 roll doesn't match: No. 1")).toBeVisible()
  await expect(rolls.getByText('Rolled again from its seed with these odds, the result is different.')).toBeVisible()
  watch.expectNone()
})
