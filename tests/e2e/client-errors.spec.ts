import path from 'node:path'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { clientErrorLines } from '#server/admin/client-errors.ts'
import { newColleague, signIn } from '#tests/helpers/page/desk-sign-in.ts'
import { onServersDatabase } from '#tests/helpers/server/operator.ts'
import { newPlayer, openAs, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'

const CLIENT = { clientDir: path.resolve(import.meta.dirname, '../../dist/client') }
const SOON = { timeout: 5000, intervals: [250] }
/** The desk shows tables with columns from 700 px on, below that as blocks. */
const DESK_VIEWPORT = { width: 1280, height: 900 }

const shown = async (): Promise<string> =>
  (
    await onServersDatabase(({ db, nowMs }) => clientErrorLines(db, CLIENT, { nowMs, days: 7, build: null, limit: 20 }))
  ).join('\n')

const openErrors = async (browser: Browser, name: string): Promise<Page> => {
  const desk = await browser.newPage({ viewport: DESK_VIEWPORT })
  await signIn(desk, await newColleague(name, 'read'))
  await desk.getByRole('link', { name: 'Errors' }).click()
  await expect(desk.getByRole('heading', { name: 'Errors' })).toBeVisible()
  return desk
}

const rowSoon = async (desk: Page, text: RegExp): Promise<Locator> => {
  const row = desk.getByRole('row').filter({ hasText: text }).first()
  await expect(async () => {
    await desk.reload()
    await expect(row).toBeVisible({ timeout: 1500 })
  }).toPass(SOON)
  return row
}

const openHome = async (page: Page, name: string): Promise<void> => {
  setServerMinutesAhead(0)
  await openAs(page, await newPlayer(page, name, 1), '/')
  await expect(page.getByRole('button', { name: /Kombat/ })).toBeVisible()
}

test('an error of a screen appears at the desk within five seconds, at its line of the source and with its player (R43)', async ({
  page,
  browser,
}) => {
  const desk = await openErrors(browser, 'reads-thrown')
  await openHome(page, 'Thrown')
  await page.route(/\/api\/v1\/friends/, (route) => route.fulfill({ json: { data: { total: 1 } } }))
  await page.goto('/friends')
  await expect(page.getByText('Something has gone wrong.')).toBeVisible()
  const row = await rowSoon(desk, /screen broken\s*TypeError.*src\/client\/topics\/friends\/[\w/.-]+:\d+:\d+/)
  expect(await shown()).toMatch(/× render .*\n {2}TypeError: .*\n {4}src\/client\/topics\/friends\/[\w/.-]+:\d+:\d+/)
  await row.getByRole('link').click()
  await expect(desk.getByRole('listitem').first()).toHaveText(/^src\/client\/topics\/friends\/[\w/.-]+:\d+:\d+/)
  await desk.getByRole('table', { name: 'Players' }).getByRole('link', { name: 'Thrown' }).first().click()
  await expect(desk.getByRole('heading', { name: 'Thrown' })).toBeVisible()
  await desk.close()
})

test('a file that is gone appears at the desk within five seconds, by its module (R43)', async ({ page, browser }) => {
  const desk = await openErrors(browser, 'reads-gone')
  await openHome(page, 'Gone')
  await page.route(/\/assets\/settings-screen-.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/settings')
  await expect(page.getByText('Something has gone wrong.')).toBeVisible()
  await rowSoon(desk, /file not loaded.*settings-screen.*src\/client\/.*\/settings-screen\.tsx:1:1/)
  expect(await shown()).toMatch(/× chunk .*\n.*settings-screen.*\n {4}src\/client\/.*\/settings-screen\.tsx:1:1/)
  await desk.close()
})

test('a lost WebGL context appears at the desk within five seconds, at the stage’s line (R43)', async ({
  page,
  browser,
}) => {
  const desk = await openErrors(browser, 'reads-lost')
  await openHome(page, 'Lost')
  await page.getByRole('button', { name: /Kombat/ }).click()
  await page.getByRole('button', { name: /Fight/ }).click()
  const canvas = page.locator('[role=img][data-ready=true] canvas')
  await canvas.evaluate((element) =>
    (element as HTMLCanvasElement).getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await rowSoon(desk, /WebGL\s*context-lost.*scenes\/stage\.ts:\d+:\d+/)
  expect(await shown()).toMatch(/× webgl .*\n {2}context-lost\n(?: {4}.*\n)* {4}scenes\/stage\.ts:\d+:\d+/)
  await desk.close()
})
