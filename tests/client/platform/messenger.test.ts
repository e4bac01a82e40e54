import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LaunchData } from '#client/platform/parse-launch.ts'

/** Launch data as older messengers send it: no signature, no theme colours. The SDK by itself would reject it. */
const launch: LaunchData = {
  raw: 'user=%7B%22id%22%3A7%7D&auth_date=1&hash=ab',
  user: null,
  startParam: null,
  version: '8.4',
  platform: 'android',
  themeParams: { bg_color: 'not a colour' },
}

const freshPage = async () => ({
  messenger: await import('#client/platform/messenger.ts'),
  back: await import('#client/platform/back-stack.ts'),
  active: await import('#client/platform/active.ts'),
  haptics: await import('#client/platform/haptics-preference.ts'),
})

describe('the messenger around the game', () => {
  const events: [name: string, data: unknown][] = []
  const sent = (name: string): unknown[] => events.filter(([event]) => event === name).map(([, data]) => data)
  const receive = (name: string, data?: unknown): void =>
    (
      window as unknown as { Telegram: { WebView: { receiveEvent: (name: string, data: unknown) => void } } }
    ).Telegram.WebView.receiveEvent(name, data)

  beforeEach(() => {
    vi.resetModules()
    sessionStorage.clear()
    localStorage.clear()
    events.length = 0
    vi.spyOn(document, 'addEventListener')
    vi.stubGlobal('TelegramWebviewProxy', {
      postEvent: (name: string, data: string) => events.push([name, data === undefined ? undefined : JSON.parse(data)]),
    })
  })
  afterEach(() => {
    // The test files that follow share this document.
    for (const [type, listener] of vi.mocked(document.addEventListener).mock.calls)
      document.removeEventListener(type, listener)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is notified that the game is ready, in its colours, at full height and without swipes that close it', async () => {
    const { messenger } = await freshPage()
    await messenger.startMessenger(launch)
    expect(messenger.hasMessenger()).toBe(true)
    expect(events.map(([name]) => name)).toEqual(expect.arrayContaining(['web_app_ready', 'web_app_expand']))
    expect(sent('web_app_set_header_color')).toEqual([{ color: '#1a0f45' }])
    expect(sent('web_app_setup_swipe_behavior')).toEqual([{ allow_vertical_swipe: false }])
  })

  it('keeps its bridge where the client throws at the first steps, as one without storage does', async () => {
    const { messenger } = await freshPage()
    vi.stubGlobal('TelegramWebviewProxy', {
      postEvent: (name: string, data: string) => {
        if (name === 'iframe_ready' || name === 'web_app_ready') throw new DOMException('Denied', 'SecurityError')
        events.push([name, JSON.parse(data)])
      },
    })
    await messenger.startMessenger(launch)
    expect(messenger.hasMessenger()).toBe(true)
    expect(sent('web_app_setup_swipe_behavior')).toHaveLength(1)
  })

  it('shows its back button while there is something to go back from, and the button goes back', async () => {
    const { messenger, back } = await freshPage()
    await messenger.startMessenger(launch)
    const goBack = vi.fn()
    const off = back.pushBackHandler(goBack)
    expect(sent('web_app_setup_back_button').at(-1)).toEqual({ is_visible: true })
    receive('back_button_pressed')
    expect(goBack).toHaveBeenCalledTimes(1)
    off()
    expect(sent('web_app_setup_back_button').at(-1)).toEqual({ is_visible: false })
  })

  it('asks before closing only while something runs, also when that began before the SDK was there', async () => {
    const { messenger } = await freshPage()
    messenger.setClosingConfirmation(true)
    expect(messenger.isBusy()).toBe(true)
    await messenger.startMessenger(launch)
    messenger.setClosingConfirmation(false)
    expect(sent('web_app_setup_closing_behavior')).toEqual([{ need_confirmation: true }, { need_confirmation: false }])
  })

  it('vibrates and opens links', async () => {
    const { messenger } = await freshPage()
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    await messenger.startMessenger(launch)
    messenger.haptic('heavy')
    messenger.haptic('success')
    messenger.openLink('https://t.me/house_kombat')
    messenger.openLink('https://example.org/')
    expect(sent('web_app_trigger_haptic_feedback')).toHaveLength(2)
    expect(sent('web_app_open_tg_link')).toEqual([expect.objectContaining({ path_full: '/house_kombat' })])
    expect(sent('web_app_open_link')).toEqual([expect.objectContaining({ url: 'https://example.org/' })])
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('vibrates no more once the player has switched it off, also after a reload', async () => {
    const first = await freshPage()
    await first.messenger.startMessenger(launch)
    const listener = vi.fn()
    first.haptics.hapticsPreference.subscribe(listener)
    first.haptics.hapticsPreference.write('off')
    first.messenger.haptic('heavy')
    vi.resetModules()
    const second = await freshPage()
    expect(second.haptics.hapticsPreference.read()).toBe('off')
    expect(sent('web_app_trigger_haptic_feedback')).toEqual([])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('opens links of both its names inside itself', async () => {
    const { messenger } = await freshPage()
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    await messenger.startMessenger(launch)
    messenger.openLink('https://telegram.me/house_kombat')
    expect(sent('web_app_open_tg_link')).toEqual([expect.objectContaining({ path_full: '/house_kombat' })])
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('shares a link by its own sheet, which clients before 6.1 do not have', async () => {
    const { messenger } = await freshPage()
    await messenger.startMessenger(launch)
    expect(messenger.openMessengerShare('https://t.me/bot/play?startapp=0_rp-1', 'Look at this')).toBe(true)
    const [opened] = sent('web_app_open_tg_link') as { path_full: string }[]
    const shared = new URLSearchParams(opened?.path_full.split('?')[1])
    expect(shared.get('url')).toBe('https://t.me/bot/play?startapp=0_rp-1')
    expect(shared.get('text')).toBe('Look at this')

    vi.resetModules()
    const old = await freshPage()
    await old.messenger.startMessenger({ ...launch, version: '6.0' })
    expect(old.messenger.openMessengerShare('https://t.me/bot', '')).toBe(false)
    expect(sent('web_app_open_tg_link')).toHaveLength(1)
  })

  it('opens the pay sheet of an invoice by its slug, and tells how it was closed (row 168)', async () => {
    const { messenger } = await freshPage()
    expect(messenger.openInvoice('https://t.me/$abc')).toBeNull()
    await messenger.startMessenger(launch)
    const closed = messenger.openInvoice('https://t.me/$abc_1')
    const other = messenger.openInvoice('https://t.me/invoice/def')
    expect(sent('web_app_open_invoice')).toEqual([{ slug: 'abc_1' }, { slug: 'def' }])
    receive('invoice_closed', { slug: 'def', status: 'something new' })
    receive('invoice_closed', { slug: 'abc_1', status: 'cancelled' })
    expect([await closed, await other]).toEqual(['cancelled', 'pending'])
  })

  it('has no pay sheet before 6.1', async () => {
    const { messenger } = await freshPage()
    await messenger.startMessenger({ ...launch, version: '6.0' })
    expect(messenger.openInvoice('https://t.me/$abc')).toBeNull()
    expect(sent('web_app_open_invoice')).toEqual([])
  })

  it('reports the insets late or never, and the page follows them', async () => {
    const { messenger } = await freshPage()
    const top = (): string => document.documentElement.style.getPropertyValue('--inset-top')
    await messenger.startMessenger(launch)
    expect(events.map(([name]) => name)).toEqual(
      expect.arrayContaining(['web_app_request_safe_area', 'web_app_request_content_safe_area']),
    )
    expect(top()).toBe('')
    receive('safe_area_changed', { top: 47, right: 0, bottom: 34, left: 0 })
    receive('content_safe_area_changed', { top: 46, right: 0, bottom: 0, left: 0 })
    expect(top()).toBe('93px')
    document.documentElement.removeAttribute('style')
  })

  it('reports when it hides the game', async () => {
    const { messenger, active } = await freshPage()
    const listener = vi.fn()
    active.onActiveChange(listener)
    await messenger.startMessenger(launch)
    receive('visibility_changed', { is_visible: false })
    receive('visibility_changed', { is_visible: true })
    expect(listener.mock.calls).toEqual([[false], [true]])
  })

  it('may be too old for most of it, and the game continues', async () => {
    const { messenger } = await freshPage()
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    await messenger.startMessenger({ ...launch, version: '6.0' })
    messenger.haptic('light')
    messenger.setClosingConfirmation(true)
    expect(sent('web_app_trigger_haptic_feedback')).toEqual([])
    expect(sent('web_app_setup_swipe_behavior')).toEqual([])
    messenger.openLink('https://example.org/')
    expect(sent('web_app_open_link').length + openWindow.mock.calls.length).toBe(1)
  })

  it('may be missing altogether: links open in the browser, the rest does nothing', async () => {
    const { messenger } = await freshPage()
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    messenger.haptic('light')
    messenger.openLink('https://example.org/')
    expect(messenger.hasMessenger()).toBe(false)
    expect(openWindow).toHaveBeenCalledWith('https://example.org/', '_blank', 'noopener,noreferrer')
  })
})
