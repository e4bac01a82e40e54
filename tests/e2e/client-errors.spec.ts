import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { clientErrorLines } from '#server/admin/client-errors.ts'
import { onServersDatabase } from '#tests/helpers/server/operator.ts'
import { newPlayer, onboarded, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const CLIENT = { clientDir: path.resolve(import.meta.dirname, '../../dist/client') }
const SOON = { timeout: 5000, intervals: [250] }

/** What `hk errors` prints. */
const shown = async (): Promise<string> =>
  (
    await onServersDatabase(({ db, nowMs }) => clientErrorLines(db, CLIENT, { nowMs, days: 7, build: null, limit: 20 }))
  ).join('\n')

const openHome = async (page: Page, name: string): Promise<void> => {
  setServerMinutesAhead(0)
  await openAs(page, await onboarded(page, await newPlayer(page, name), 1), '/')
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
}

test('an error of a screen is shown to operators within five seconds, at its line of the source (R43)', async ({
  page,
}) => {
  await openHome(page, 'Thrown')
  await page.route(/\/api\/v1\/friends/, (route) => route.fulfill({ json: { data: { total: 1 } } }))
  await page.goto('/friends')
  await expect(page.getByText('Something has gone wrong.')).toBeVisible()
  await expect
    .poll(shown, SOON)
    .toMatch(/× render .*\n {2}TypeError: .*\n {4}src\/client\/topics\/friends\/[\w/.-]+:\d+:\d+/)
})

test('a file that is gone is shown by its module (R43)', async ({ page }) => {
  await openHome(page, 'Gone')
  await page.route(/\/assets\/settings-screen-.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/settings')
  await expect(page.getByText('Something has gone wrong.')).toBeVisible()
  await expect
    .poll(shown, SOON)
    .toMatch(/× chunk .*\n.*settings-screen.*\n {4}src\/client\/.*\/settings-screen\.tsx:1:1/)
})

test('a lost WebGL context is shown at the stage’s line (R43)', async ({ page }) => {
  await openHome(page, 'Lost')
  await page.getByRole('button', { name: /Kombat/ }).click()
  await page.getByRole('button', { name: /Fight/ }).click()
  const canvas = page.locator('[role=img][data-ready=true] canvas')
  await canvas.evaluate((element) =>
    (element as HTMLCanvasElement).getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect.poll(shown, SOON).toMatch(/× webgl .*\n {2}context-lost\n(?: {4}.*\n)* {4}scenes\/stage\.ts:\d+:\d+/)
})
