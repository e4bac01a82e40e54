import { expect, type Page } from '@playwright/test'
import { test } from '#tests/helpers/page/messenger.ts'
import { STRANGER } from '#tests/helpers/page/page-problems.ts'
import {
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'

const NIGHT = '#1a0f45'
const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

const insetOf = (page: Page, side: string): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(`--inset-${name}`), side)
const kombat = (page: Page) => page.getByRole('button', { name: /Kombat/ })

test.beforeEach(() => setServerMinutesAhead(0))

test('the messenger is notified of the first paint, gets its colours, and gives full height without swipes that close', async ({
  page,
  messenger,
}) => {
  await messenger.open({ playerId: await newPlayer(page, 'Ready', 3) })
  await messenger.expectState({
    isReady: true,
    isExpanded: true,
    headerColour: NIGHT,
    backgroundColour: NIGHT,
    bottomBarColour: NIGHT,
    allowsVerticalSwipes: false,
    asksBeforeClosing: false,
    hasBackButton: false,
  })
  // Not compared with the time of the first frame, because the browser's paint times are too coarse.
  expect(await messenger.events('web_app_ready')).toHaveLength(1)
  await expect(page.getByText('Local mode')).toHaveCount(0)
})

test('the page keeps clear of the notch and of the messenger’s header, also where they are reported late', async ({
  page,
  messenger,
}) => {
  await messenger.open({
    playerId: await newPlayer(page, 'Notch', 3),
    platform: 'ios',
    silentAbout: ['web_app_request_safe_area', 'web_app_request_content_safe_area', 'web_app_request_viewport'],
  })
  await messenger.connected()
  await expect(kombat(page)).toBeVisible()
  expect(await insetOf(page, 'top')).toBe('0px')
  const tab = page.getByRole('navigation').getByRole('link').first()
  const before = await tab.boundingBox()

  await messenger.say((host, insets) => host.setInsets(insets), {
    safeArea: { ...NONE, top: 47, bottom: 34 },
    contentSafeArea: { ...NONE, top: 46 },
  })
  expect(await insetOf(page, 'top')).toBe('93px')
  expect(await insetOf(page, 'bottom')).toBe('34px')
  const after = await tab.boundingBox()
  expect((before?.y ?? 0) - (after?.y ?? 0)).toBe(34)
  const heading = await page.getByRole('main').locator('> *').first().boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(0)

  await messenger.say((host, insets) => host.setInsets(insets), {
    safeArea: { ...NONE, left: 47, bottom: 21 },
    contentSafeArea: NONE,
  })
  expect(await insetOf(page, 'top')).toBe('0px')
  expect(await insetOf(page, 'left')).toBe('47px')
})

test('the insets that the messenger knows at the start are there', async ({ page, messenger }) => {
  await messenger.open({
    playerId: await newPlayer(page, 'Insets', 3),
    safeArea: { ...NONE, top: 24 },
    contentSafeArea: { ...NONE, top: 40 },
  })
  await expect.poll(() => insetOf(page, 'top')).toBe('64px')
})

test('the back button is there while there is something to go back from, and closes a dialog before it leaves a page', async ({
  page,
  messenger,
  watch,
}) => {
  watch.allow(STRANGER)
  await messenger.open({ playerId: await newPlayer(page, 'Back') })
  await messenger.connected()
  await page.getByRole('button', { name: /Blum/ }).click()
  await messenger.expectState({ hasBackButton: true })
  await messenger.press('back')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/onboard/)
  await messenger.expectState({ hasBackButton: false })

  await page.getByRole('button', { name: /Blum/ }).click()
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page).toHaveURL(/\/$/)
  await messenger.expectState({ hasBackButton: false })
  await kombat(page).click()
  await expect(page).toHaveURL(/kombat_prep/)
  await messenger.expectState({ hasBackButton: true })
  await messenger.press('back')
  await expect(page).toHaveURL(/\/$/)
  await messenger.expectState({ hasBackButton: false })
})

test('closing is asked about only while a fight runs, the fight is felt, and only a win asks whether the bot may write, once (extras 8, 19)', async ({
  page,
  messenger,
}) => {
  await holdStageClock(page)
  const player = await newPlayer(page, 'Feels', 3)
  await messenger.open({ playerId: player, at: '/kombat_prep', answers: { writeAccess: 'allowed' } })
  await messenger.connected()
  await page.getByRole('button', { name: /Fight/ }).click()
  await settleStage(page)
  await messenger.expectState({ asksBeforeClosing: true })
  const next = page.getByRole('button', { name: 'Next' })
  await advanceStageUntil(page, () => next.isVisible())
  await messenger.expectState({ asksBeforeClosing: false })
  const felt = (await messenger.events('web_app_trigger_haptic_feedback')).map(({ data }) => data ?? {})
  expect(await messenger.events('web_app_request_write_access')).toEqual([])
  await next.click()
  await expect(page).toHaveURL(/fight=/)
  const outcome = page.getByRole('heading', { name: /Victory|Defeat/, level: 1 })
  await expect(outcome).toBeVisible()
  const isVictory = /Victory/.test((await outcome.textContent()) ?? '')
  expect(felt.filter(({ type }) => type === 'notification')).toEqual([
    { type: 'notification', notification_type: isVictory ? 'success' : 'warning' },
  ])
  expect(felt.length - 1).toBe(felt.filter(({ impact_style }) => impact_style === 'heavy').length)
  if (!isVictory) return
  await expect.poll(() => messenger.events('web_app_request_write_access')).toHaveLength(1)
  await expect(page.getByText('The bot can message you now. Choose what about in Settings.')).toBeVisible()
})

test('the link of a chat is opened by the messenger, another one by the device, after the question (row 65)', async ({
  page,
  messenger,
}) => {
  await page.addInitScript(() => {
    window.open = (url) => {
      Reflect.set(window, '__opened', String(url))
      return null
    }
  })
  await messenger.open({ playerId: await newPlayer(page, 'Links', 3), at: '/earn' })
  await messenger.connected()
  const open = async (task: RegExp): Promise<void> => {
    await page.getByRole('button', { name: task }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await open(/Join our channel/)
  expect((await messenger.events('web_app_open_tg_link')).map(({ data }) => data)).toEqual([
    { path_full: '/house_kombat' },
  ])
  await open(/Repost on X/)
  expect(await page.evaluate(() => Reflect.get(window, '__opened'))).toBe('https://example.com/house-kombat/post')
  expect(await messenger.events('web_app_open_link')).toEqual([])
})

test('the arena sleeps and nothing sounds while the messenger hides the game; when it is back, both go on', async ({
  page,
  messenger,
}) => {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    Reflect.set(window, 'framesAsked', 0)
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'framesAsked', Number(Reflect.get(window, 'framesAsked')) + 1)
      return ask(callback)
    }
    Reflect.set(window, 'askFrame', ask)
  })
  const framesWithin = (frames: number): Promise<number> =>
    page.evaluate(async (count) => {
      const ask = Reflect.get(window, 'askFrame') as typeof window.requestAnimationFrame
      const before = Number(Reflect.get(window, 'framesAsked'))
      for (let frame = 0; frame < count; frame++) await new Promise((resolve) => ask(resolve))
      return Number(Reflect.get(window, 'framesAsked')) - before
    }, frames)
  const audio = (): Promise<string | undefined> =>
    page.evaluate(() => (window as unknown as { Howler?: { ctx: AudioContext } }).Howler?.ctx.state)

  await messenger.open({ playerId: await newPlayer(page, 'Away', 3), at: '/kombat_prep' })
  await messenger.connected()
  await page.getByRole('button', { name: /Fight/ }).click()
  await expect(page.locator('[role=img][data-ready=true] canvas')).toBeVisible()
  await expect.poll(audio).toBe('running')
  expect(await framesWithin(20)).toBeGreaterThan(10)

  await messenger.say((host) => host.setVisible(false), null)
  await expect.poll(audio).toBe('suspended')
  await expect.poll(() => framesWithin(20)).toBeLessThan(5)

  await messenger.say((host) => host.setVisible(true), null)
  await expect.poll(audio).toBe('running')
  await expect.poll(() => framesWithin(20)).toBeGreaterThan(10)
})

test('a client of the first version gets the game with the game’s own buttons, and nothing that it does not know', async ({
  page,
  messenger,
}) => {
  await messenger.open({ playerId: await newPlayer(page, 'Old', 3), version: '6.0', platform: 'tdesktop' })
  await messenger.connected()
  await kombat(page).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await messenger.events()).filter(({ isUnknown }) => isUnknown)).toEqual([])
})

test('launch data without a signature, as older clients send it, opens the game and the bridge', async ({
  page,
  messenger,
}) => {
  await messenger.open({ playerId: await newPlayer(page, 'Unsigned', 3), without: ['signature'], version: '7.0' })
  await expect(kombat(page)).toBeVisible()
  await messenger.expectState({ isReady: true, headerColour: NIGHT })
  expect((await messenger.events()).filter(({ isUnknown }) => isUnknown)).toEqual([])
})

test('the game keeps its own colours whatever the messenger’s theme, and when it changes', async ({
  page,
  messenger,
}) => {
  const light = { bg_color: '#ffffff', text_color: '#000000', header_bg_color: '#eeeeee' }
  await messenger.open({ playerId: await newPlayer(page, 'Theme', 3), themeParams: light })
  await messenger.expectState({ isReady: true, headerColour: NIGHT, backgroundColour: NIGHT })
  const colours = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await colours()
  await messenger.say((host, theme) => host.setTheme(theme), { bg_color: '#101010', text_color: '#ffffff' })
  await messenger.expectState({ headerColour: NIGHT, backgroundColour: NIGHT })
  expect(await colours()).toBe(before)
})

test('a reload inside the messenger keeps player, bridge and insets', async ({ page, messenger }) => {
  await messenger.open({ playerId: await newPlayer(page, 'Again', 3), safeArea: { ...NONE, top: 30 } })
  await messenger.connected()
  await kombat(page).click()
  await expect(page).toHaveURL(/kombat_prep/)
  await page.reload()
  await messenger.expectState({ isReady: true, headerColour: NIGHT, hasBackButton: true, allowsVerticalSwipes: false })
  await expect.poll(() => insetOf(page, 'top')).toBe('30px')
  await expect(page.getByText('Again').first()).toBeVisible()
})

test('a silent messenger holds nothing up', async ({ page, messenger }) => {
  await page.clock.install()
  await messenger.open({
    playerId: await newPlayer(page, 'Silent', 3),
    silentAbout: [
      'web_app_request_theme',
      'web_app_request_viewport',
      'web_app_request_safe_area',
      'web_app_request_content_safe_area',
      'web_app_expand',
    ],
  })
  await messenger.expectState({ isReady: true, headerColour: NIGHT })
  await kombat(page).click()
  await messenger.expectState({ hasBackButton: true })
  // The longest timeout of the messenger's bridge.
  await page.clock.runFor(5000)
  await expect(page.getByRole('button', { name: /Fight/ })).toBeVisible()
})

test('the game speaks the messenger’s language, in letters and numbers, and on every page', async ({
  page,
  messenger,
}) => {
  await messenger.open({ playerId: await newPlayer(page, 'Rus', 3), languageCode: 'ru' })
  await messenger.connected()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.getByRole('button', { name: /Комбат/ }).click()
  await expect(page.getByRole('heading', { name: 'Подготовка' })).toBeVisible()
  await expect(page.getByRole('button', { name: /В\sбой/ })).toBeVisible()
  // Headings use a separate font, which is fetched with the language.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Russo/.test(family) && status === 'loaded'),
      ),
    )
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Подготовка' })).toBeVisible()
})

test('an English game fetches nothing Russian', async ({ page, messenger }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await messenger.open({ playerId: await newPlayer(page, 'Eng', 3), languageCode: 'uk' })
  await expect(kombat(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(asked.filter((url) => /russo|\/ru-/.test(url))).toEqual([])
})

test('the messenger’s own settings button opens the settings', async ({ page, messenger }) => {
  await messenger.open({ playerId: await newPlayer(page, 'Sets', 3) })
  await messenger.expectState({ hasSettingsButton: true })
  await messenger.press('settings')
  await expect(page).toHaveURL(/settings/)
  await messenger.expectState({ hasBackButton: true })
  await messenger.press('back')
  await expect(page).toHaveURL(/\/$/)
})
