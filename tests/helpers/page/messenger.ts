import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { installStandInMessenger } from '../../../src/workbench/messenger/stand-in-messenger.ts'
import type {
  PostedEvent,
  StandInMessenger,
  StandInOptions,
  StandInState,
} from '../../../src/workbench/messenger/stand-in-types.ts'
import { signLaunchData } from '../server/launch-data.ts'
import { serverNowMs, skipGuide } from '../server/tester.ts'
import { type PageWatch, watchPage } from './page-problems.ts'

/** Launch options. */
export interface OpenOptions extends Omit<StandInOptions, 'launchDataRaw'> {
  readonly playerId: number
  readonly playerName?: string
  /** The messenger's own language; English when left out. */
  readonly languageCode?: string
  /** Page of the game; the start page when left out. */
  readonly at?: string
  /** Fields that this client does not send: `['signature']` for older ones. They are left out before signing. */
  readonly without?: readonly string[]
}

/** The stand-in messenger of a test's page. */
export interface MessengerFixture {
  /** Opens the production build as the messenger does: launch data in the hash, the host's side of the bridge in the page. */
  open(options: OpenOptions): Promise<void>
  /** Waits until the game has connected to the messenger. */
  connected(): Promise<void>
  /** Events that the game posted, or only those of one name, oldest first. */
  events(name?: string): Promise<readonly PostedEvent[]>
  state(): Promise<StandInState>
  /** Waits until the messenger's state matches. */
  expectState(state: Partial<StandInState>): Promise<void>
  /** Runs an action of the messenger: `say((messenger) => messenger.setVisible(false))`. Runs in the page. */
  say<A>(act: (messenger: StandInMessenger, argument: A) => boolean, argument: A): Promise<void>
  press(button: 'back' | 'settings' | 'main' | 'secondary'): Promise<void>
}

const localBotToken = (): string => {
  const folder = process.env.E2E_DATA_DIR
  if (!folder) throw new Error('E2E_DATA_DIR is not set: run through tests/playwright.config.ts')
  return readFileSync(path.join(folder, 'local-bot-token'), 'utf8').trim()
}

/** Takes the mark of local mode out of the page, as a server with a bot's token sends it. */
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
    async open({ playerId, playerName, languageCode, at = '/', without, startParam, ...standIn }) {
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
      await page.addInitScript(installStandInMessenger, standIn)
      const launch = new URLSearchParams({
        tgWebAppData: launchData,
        tgWebAppVersion: standIn.version ?? '9.1',
        tgWebAppPlatform: standIn.platform ?? 'android',
        tgWebAppThemeParams: JSON.stringify(standIn.themeParams ?? {}),
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

/** Playwright's test with a stand-in messenger; fails on page problems. */
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
