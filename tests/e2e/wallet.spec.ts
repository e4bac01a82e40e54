import { expect, type Page } from '@playwright/test'
import { test as base, type MessengerFixture } from '#tests/helpers/page/messenger.ts'
import { newPlayer, setServerMinutesAhead } from '#tests/helpers/server/tester.ts'
import { type FakeBridge, startBridge } from '#tests/helpers/wallet/fake-bridge.ts'
import { fakeWallet, type ReadRequest, readRequest } from '#tests/helpers/wallet/fake-wallet.ts'
import { launchOptions } from '#tests/run/browser.ts'

/** From `PUBLIC_URL` in `playwright.config.ts`. */
const HOST = 'play.example.org'
const BRIDGE_HOST = 'bridge.tonapi.io'

/** Only the bridge and the wallet behind it are fakes. Page, policy and library are those that players get. */
const test = base.extend<object, { bridge: FakeBridge }>({
  bridge: [
    // Playwright reads from this pattern which fixtures are needed, and accepts no other form.
    async ({ browserName: _browserName }, use) => {
      const bridge = await startBridge()
      await use(bridge)
      await bridge.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ bridge }, use) =>
      use(launchOptions([`--host-resolver-rules=MAP ${BRIDGE_HOST}:443 127.0.0.1:${bridge.port}`])),
    { scope: 'worker' },
  ],
})
// The fake bridge's page counts as public, so it needs permission for the local network.
test.use({ ignoreHTTPSErrors: true, permissions: ['local-network-access'] })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const linked = (page: Page) => page.getByRole('heading', { name: 'Your wallet is linked' })
const toLink = (page: Page) => page.getByRole('heading', { name: 'Link your TON wallet' })

const openWallet = async (page: Page, messenger: MessengerFixture, name: string): Promise<void> => {
  const playerId = await newPlayer(page, name, 3)
  await messenger.open({ playerId, at: '/wallet' })
  await messenger.connected()
}

const askTonkeeper = async (page: Page, messenger: MessengerFixture): Promise<ReadRequest> => {
  const before = (await messenger.events('web_app_open_link')).length
  await button(page, /^Tonkeeper/).click()
  await expect(page.getByRole('heading', { name: 'Confirm in Tonkeeper' })).toBeVisible()
  const opened = (await messenger.events('web_app_open_link'))[before]
  const link = String(opened?.data?.url)
  expect(link).toMatch(/^https:\/\/app\.tonkeeper\.com\/ton-connect\?/)
  return readRequest(link)
}

test.beforeEach(() => setServerMinutesAhead(0))

test('a wallet is linked through its own bridge, stays linked, and is told when it is unlinked (row 21, T34)', async ({
  page,
  messenger,
  bridge,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await openWallet(page, messenger, 'Linker')
  expect([...hosts].filter((host) => host.includes('ton'))).toEqual([])

  await button(page, 'Connect a wallet').click()
  const request = await askTonkeeper(page, messenger)
  expect(request.returnTo).toMatch(/^https:\/\/t\.me\/house_kombat_bot\/play\?startapp=0_wl-\w+$/)
  expect(request.asked.items.map(({ name }) => name)).toEqual(['ton_addr', 'ton_proof'])
  const manifest = (await (await page.request.get(request.asked.manifestUrl)).json()) as { url: string }
  const wallet = fakeWallet(bridge)
  wallet.approve(request, new URL(manifest.url).host)
  await expect(linked(page)).toBeVisible()
  await expect(page.getByText(/^UQ..….{4}$/)).toBeVisible()
  await expect.poll(() => bridge.listenersOf(request.from), 'nobody listens once it is linked').toBe(0)

  await page.reload()
  await expect(linked(page)).toBeVisible()
  expect(bridge.listenersOf(request.from)).toBe(0)

  await button(page, 'Unlink').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Unlink' }).click()
  await expect(toLink(page)).toBeVisible()
  await expect(button(page, 'Connect a wallet')).toBeDisabled()
  await expect.poll(() => wallet.reported().map(({ method }) => method)).toEqual(['disconnect'])
  expect([...hosts].filter((host) => host !== new URL(page.url()).host && host !== '')).toEqual([BRIDGE_HOST])
})

test('a wallet that declines, and one that signed for another site, are told apart, and nothing is linked (T34)', async ({
  page,
  messenger,
  bridge,
  watch,
}) => {
  watch.allow({ pattern: /^400 POST \S+\/wallet$/, because: 'it signed for another site' })
  await openWallet(page, messenger, 'Decliner')
  await button(page, 'Connect a wallet').click()
  const wallet = fakeWallet(bridge)
  wallet.decline(await askTonkeeper(page, messenger))
  await expect(page.getByText('You declined')).toBeVisible()

  await button(page, 'Try again').click()
  wallet.approve(await askTonkeeper(page, messenger), 'evil.example.org')
  await expect(page.getByText('Your wallet signed for another site. Connect again from the game.')).toBeVisible()
  await expect.poll(() => wallet.reported().map(({ method }) => method)).toEqual(['disconnect'])
  await button(page, 'Not now').click()
  await expect(toLink(page)).toBeVisible()
})

test('a wallet’s answer is heard by the page that the messenger loads anew meanwhile', async ({
  page,
  messenger,
  bridge,
  watch,
}) => {
  watch.allow({
    pattern: /^page: SecurityError: Failed to read the 'localStorage'/,
    because: 'the empty page has none',
  })
  await openWallet(page, messenger, 'Comes back')
  await button(page, 'Connect a wallet').click()
  const request = await askTonkeeper(page, messenger)
  await expect.poll(() => bridge.listenersOf(request.from)).toBe(1)
  await page.goto('about:blank')
  await expect.poll(() => bridge.listenersOf(request.from)).toBe(0)
  fakeWallet(bridge).approve(request, HOST)
  await page.goBack()
  await expect(linked(page)).toBeVisible()
})
