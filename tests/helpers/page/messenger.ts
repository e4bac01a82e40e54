import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { serverNowMs, skipGuide } from '#tests/helpers/server/tester.ts'
import { installFakeMessenger } from '#workbench/messenger/fake-messenger.ts'
import type { FakeMessenger, FakeOptions, FakeState, PostedEvent } from '#workbench/messenger/fake-types.ts'
import { type PageWatch, watchPage } from './page-problems.ts'

export interface OpenOptions extends Omit<FakeOptions, 'launchDataRaw'> {
  readonly playerId: number
  readonly playerName?: string
  readonly languageCode?: string
  readonly at?: string
  /** Launch data that this messenger does not send, such as `signature` in old versions. Removed before signing. */
  readonly without?: readonly string[]
}

export interface MessengerFixture {
  open(options: OpenOptions): Promise<void>
  connected(): Promise<void>
  /** Oldest first. Without `name` events of all names. */
  events(name?: string): Promise<readonly PostedEvent[]>
  state(): Promise<FakeState>
  expectState(state: Partial<FakeState>): Promise<void>
  /** `act` runs in the page. */
  say<A>(act: (messenger: FakeMessenger, argument: A) => boolean, argument: A): Promise<void>
  press(button: 'back' | 'settings' | 'main' | 'secondary'): Promise<void>
}

const localBotToken = (): string => {
  const folder = process.env.E2E_DATA_DIR
  if (!folder) throw new Error('E2E_DATA_DIR is not set: run through tests/playwright.config.ts')
  return readFileSync(path.join(folder, 'local-bot-token'), 'utf8').trim()
}

/** Serves the page like a server with a bot token, which announces no local mode. */
const serveWithoutLocalMode = async (page: Page): Promise<void> => {
  await page.route(
    ({ pathname }) => !/^\/(api|local|art|assets)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace(/<meta name="house-kombat-mode"[^>]*>/, '')
      return route.fulfill({ response, body: html })
    },
  )
}

const fixtureOf = (page: Page): MessengerFixture => {
  const messenger: MessengerFixture = {
    async open({ playerId, playerName, languageCode, at = '/', without, startParam, ...fake }) {
      const launchData = signLaunchData(
        localBotToken(),
        {
          id: playerId,
          ...(playerName === undefined ? {} : { first_name: playerName }),
          ...(languageCode === undefined ? {} : { language_code: languageCode }),
        },
        {
          authDate: Math.floor(serverNowMs() / 1000),
          ...(startParam === undefined ? {} : { startParam }),
          ...(without === undefined ? {} : { without }),
        },
      )
      await serveWithoutLocalMode(page)
      await skipGuide(page, playerId)
      await page.addInitScript(installFakeMessenger, fake)
      const launch = new URLSearchParams({
        tgWebAppData: launchData,
        tgWebAppVersion: fake.version ?? '9.1',
        tgWebAppPlatform: fake.platform ?? 'android',
        tgWebAppThemeParams: JSON.stringify(fake.themeParams ?? {}),
        ...(startParam === undefined ? {} : { tgWebAppStartParam: startParam }),
      })
      await page.goto(`${at}#${launch}`)
    },
    connected: () => messenger.expectState({ isReady: true }),
    events: (name) =>
      page.evaluate(
        (wanted) => (window.__messenger?.events ?? []).filter((event) => wanted === undefined || event.name === wanted),
        name,
      ),
    async state() {
      const state = await page.evaluate(() => window.__messenger?.state)
      if (state === undefined) throw new Error('There is no messenger around the page: call open first')
      return state
    },
    expectState: (state) => expect.poll(() => messenger.state()).toMatchObject(state),
    async say(act, argument) {
      const source = `(${act})(window.__messenger, ${JSON.stringify(argument ?? null)})`
      expect(await page.evaluate(source), 'the game listens to the messenger').toBe(true)
    },
    async press(button) {
      await messenger.say((host, name) => host.press(name), button)
    },
  }
  return messenger
}

/** A test with a messenger and a watched page. It fails on page problems. */
export const test = base.extend<{ messenger: MessengerFixture; watch: PageWatch }>({
  messenger: async ({ page }, use) => use(fixtureOf(page)),
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page)
      await use(watch)
      watch.expectNone()
    },
    { auto: true },
  ],
})
