import type { FakeInsets, FakeMessenger, FakeOptions, FakeState, FakeViewport, PostedEvent } from './fake-types.ts'

/**
 * Must not use imports, because Playwright serialises the function. Call it before the game's code runs. A second call
 * replaces the first fake.
 */
export const installFakeMessenger = (options: FakeOptions = {}): FakeMessenger => {
  const NO_INSETS: FakeInsets = { top: 0, right: 0, bottom: 0, left: 0 }
  const platform = options.platform ?? 'android'
  const version = options.version ?? '9.1'
  const answers = options.answers ?? {}
  const silent = new Set(options.silentAbout ?? [])

  /** Events by the version that introduced them, without `web_app_`. The others exist since 6.0. */
  const INTRODUCED: readonly (readonly [version: string, events: string])[] = [
    ['6.1', 'open_tg_link open_invoice setup_back_button set_background_color set_header_color'],
    ['6.1', 'trigger_haptic_feedback'],
    ['6.2', 'open_popup'],
    ['6.4', 'open_scan_qr_popup close_scan_qr_popup read_text_from_clipboard'],
    ['6.7', 'switch_inline_query'],
    ['6.9', 'invoke_custom_method request_write_access request_phone'],
    ['6.10', 'setup_settings_button'],
    ['7.2', 'biometry_get_info biometry_open_settings biometry_request_access biometry_request_auth'],
    ['7.2', 'biometry_update_token'],
    ['7.7', 'setup_swipe_behavior'],
    ['7.8', 'share_to_story'],
    ['7.10', 'setup_secondary_button set_bottom_bar_color'],
    ['8.0', 'request_safe_area request_content_safe_area request_fullscreen exit_fullscreen set_emoji_status'],
    ['8.0', 'request_emoji_status_access add_to_home_screen check_home_screen check_location request_location'],
    ['8.0', 'request_file_download send_prepared_message toggle_orientation_lock'],
    ['9.0', 'device_storage_save_key device_storage_get_key device_storage_clear'],
    ['9.1', 'hide_keyboard'],
  ]
  const SINCE = new Map(
    INTRODUCED.flatMap(([since, names]) => names.split(' ').map((name) => [`web_app_${name}`, since] as const)),
  )
  const isAtLeast = (since: string): boolean => {
    const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
    const [major = 0, minor = 0] = since.split('.').map(Number)
    return ownMajor > major || (ownMajor === major && ownMinor >= minor)
  }

  const events: PostedEvent[] = []
  const state: FakeState = {
    isReady: false,
    isExpanded: options.viewport?.is_expanded ?? false,
    isFullscreen: false,
    isClosed: false,
    headerColour: null,
    backgroundColour: null,
    bottomBarColour: null,
    hasBackButton: false,
    hasSettingsButton: false,
    asksBeforeClosing: false,
    allowsVerticalSwipes: true,
    isOrientationLocked: false,
    mainButton: {},
    secondaryButton: {},
  }
  let themeParams: Readonly<Record<string, string>> = options.themeParams ?? {}
  let viewport: Partial<FakeViewport> = options.viewport ?? {}
  let safeArea = options.safeArea ?? NO_INSETS
  let contentSafeArea = options.contentSafeArea ?? NO_INSETS
  let openInvoice: string | null = null
  const cloud = new Map<string, string>()
  const deviceStorage = new Map<string, string>()

  interface HostPorts {
    TelegramWebviewProxy?: { postEvent(name: string, json?: string): void }
    readonly Telegram?: { readonly WebView?: { receiveEvent?(name: string, data: unknown): void } }
  }
  const host = window as unknown as HostPorts
  const emit = (name: string, data?: unknown): boolean => {
    const port = host.Telegram?.WebView
    if (port?.receiveEvent === undefined) return false
    port.receiveEvent(name, data)
    return true
  }

  // Real clients answer asynchronously. A timer would not do, because a test may hold timers.
  const queue: (() => void)[] = []
  const tasks = new MessageChannel()
  tasks.port1.onmessage = () => queue.shift()?.()
  const answer = (name: string, data?: unknown): void => {
    queue.push(() => void emit(name, data))
    tasks.port2.postMessage(null)
  }

  const viewportNow = (): FakeViewport => ({
    height: viewport.height ?? window.innerHeight,
    width: viewport.width ?? window.innerWidth,
    is_expanded: state.isExpanded,
    is_state_stable: viewport.is_state_stable ?? true,
  })

  type Payload = Readonly<Record<string, unknown>>
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const colourOf = ({ color, color_key }: Payload): string => text(color) || text(themeParams[text(color_key)])

  const invokeCustomMethod = ({ req_id, method, params }: Payload): void => {
    const { key, keys, value } = (params ?? {}) as { key?: string; keys?: string | string[]; value?: string }
    const asked = [keys ?? key ?? []].flat()
    const done = (result: unknown): void => answer('custom_method_invoked', { req_id, result })
    if (method === 'saveStorageValue') {
      cloud.set(key ?? '', value ?? '')
      done(true)
    } else if (method === 'getStorageValues') {
      done(Object.fromEntries(asked.map((name) => [name, cloud.get(name) ?? ''])))
    } else if (method === 'getStorageKeys') done([...cloud.keys()])
    else if (method === 'deleteStorageValues') {
      for (const name of asked) cloud.delete(name)
      done(true)
    } else answer('custom_method_invoked', { req_id, error: 'METHOD_NOT_FOUND' })
  }

  const setFullscreen = (isFullscreen: boolean): void => {
    if (isFullscreen && state.isFullscreen) answer('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' })
    else {
      state.isFullscreen = isFullscreen
      answer('fullscreen_changed', { is_fullscreen: isFullscreen })
    }
  }

  const expand = (): void => {
    state.isExpanded = true
    answer('viewport_changed', viewportNow())
  }

  /** Without a choice by the test no response is sent. */
  const answerIf = (choice: unknown, name: string, data: unknown): void => {
    if (choice !== undefined) answer(name, data)
  }

  const handlers: Readonly<Record<string, (data: Payload) => void>> = {
    web_app_ready: () => {
      state.isReady = true
    },
    web_app_close: () => {
      state.isClosed = true
    },
    web_app_expand: expand,
    web_app_request_theme: () => answer('theme_changed', { theme_params: themeParams }),
    web_app_request_viewport: () => answer('viewport_changed', viewportNow()),
    web_app_request_safe_area: () => answer('safe_area_changed', safeArea),
    web_app_request_content_safe_area: () => answer('content_safe_area_changed', contentSafeArea),
    web_app_request_fullscreen: () => setFullscreen(true),
    web_app_exit_fullscreen: () => setFullscreen(false),
    web_app_set_header_color: (data) => {
      state.headerColour = colourOf(data)
    },
    web_app_set_background_color: (data) => {
      state.backgroundColour = colourOf(data)
    },
    web_app_set_bottom_bar_color: (data) => {
      state.bottomBarColour = colourOf(data)
    },
    web_app_setup_back_button: ({ is_visible }) => {
      state.hasBackButton = is_visible === true
    },
    web_app_setup_settings_button: ({ is_visible }) => {
      state.hasSettingsButton = is_visible === true
    },
    web_app_setup_main_button: (data) => {
      state.mainButton = { ...state.mainButton, ...data }
    },
    web_app_setup_secondary_button: (data) => {
      state.secondaryButton = { ...state.secondaryButton, ...data }
    },
    web_app_setup_closing_behavior: ({ need_confirmation }) => {
      state.asksBeforeClosing = need_confirmation === true
    },
    web_app_setup_swipe_behavior: ({ allow_vertical_swipe }) => {
      state.allowsVerticalSwipes = allow_vertical_swipe !== false
    },
    web_app_toggle_orientation_lock: ({ locked }) => {
      state.isOrientationLocked = locked === true
    },
    web_app_open_invoice: ({ slug }) => {
      openInvoice = text(slug)
      if (answers.invoice !== undefined) closeInvoice(answers.invoice)
    },
    web_app_open_popup: () =>
      answerIf(answers.popup, 'popup_closed', answers.popup === null ? {} : { button_id: answers.popup }),
    web_app_request_write_access: () =>
      answerIf(answers.writeAccess, 'write_access_requested', { status: answers.writeAccess }),
    web_app_request_phone: () => answerIf(answers.phone, 'phone_requested', { status: answers.phone }),
    web_app_read_text_from_clipboard: ({ req_id }) =>
      answerIf(answers.clipboard, 'clipboard_text_received', { req_id, data: answers.clipboard }),
    web_app_open_scan_qr_popup: () => answerIf(answers.qr, 'qr_text_received', { data: answers.qr }),
    web_app_close_scan_qr_popup: () => answer('scan_qr_popup_closed'),
    web_app_check_home_screen: () => answer('home_screen_checked', { status: answers.homeScreen ?? 'unknown' }),
    web_app_add_to_home_screen: () =>
      answerIf(
        answers.homeScreen,
        answers.homeScreen === 'added' ? 'home_screen_added' : 'home_screen_failed',
        undefined,
      ),
    web_app_request_emoji_status_access: () =>
      answerIf(answers.emojiStatus, 'emoji_status_access_requested', { status: answers.emojiStatus }),
    web_app_set_emoji_status: () => answer('emoji_status_set'),
    web_app_send_prepared_message: () => answer('prepared_message_sent'),
    web_app_biometry_get_info: () => answer('biometry_info_received', { available: false }),
    web_app_check_location: () => answer('location_checked', { available: false }),
    web_app_invoke_custom_method: invokeCustomMethod,
    web_app_device_storage_save_key: ({ req_id, key, value }) => {
      if (value === null) deviceStorage.delete(text(key))
      else deviceStorage.set(text(key), text(value))
      answer('device_storage_key_saved', { req_id })
    },
    web_app_device_storage_get_key: ({ req_id, key }) =>
      answer('device_storage_key_received', { req_id, value: deviceStorage.get(text(key)) ?? null }),
    web_app_device_storage_clear: ({ req_id }) => {
      deviceStorage.clear()
      answer('device_storage_cleared', { req_id })
    },
  }

  function closeInvoice(status: 'paid' | 'failed' | 'pending' | 'cancelled'): boolean {
    if (openInvoice === null) return false
    answer('invoice_closed', { slug: openInvoice, status })
    openInvoice = null
    return true
  }

  host.TelegramWebviewProxy = {
    postEvent(name, json) {
      const data = json === undefined ? undefined : (JSON.parse(json) as Payload)
      const isUnknown = !isAtLeast(SINCE.get(name) ?? '6.0')
      events.push({ atMs: performance.now(), name, data, isUnknown })
      if (!isUnknown && !silent.has(name)) handlers[name]?.(data ?? {})
    },
  }

  if (options.launchDataRaw !== undefined) {
    const launch = new URLSearchParams({
      tgWebAppData: options.launchDataRaw,
      tgWebAppVersion: version,
      tgWebAppPlatform: platform,
      tgWebAppThemeParams: JSON.stringify(themeParams),
      ...(options.startParam === undefined ? {} : { tgWebAppStartParam: options.startParam }),
    })
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${launch}`)
  }

  const messenger: FakeMessenger = {
    events,
    state,
    emit,
    setTheme: (colours) => {
      themeParams = colours
      return emit('theme_changed', { theme_params: colours })
    },
    setViewport: (change) => {
      viewport = { ...viewport, ...change }
      state.isExpanded = change.is_expanded ?? state.isExpanded
      return emit('viewport_changed', viewportNow())
    },
    setInsets: (change) => {
      safeArea = change.safeArea ?? safeArea
      contentSafeArea = change.contentSafeArea ?? contentSafeArea
      if (!isAtLeast('8.0')) return false
      const isHeard = emit('safe_area_changed', safeArea)
      return emit('content_safe_area_changed', contentSafeArea) && isHeard
    },
    setVisible: (isVisible) => isAtLeast('8.0') && emit('visibility_changed', { is_visible: isVisible }),
    press: (button) => {
      const isShown = {
        back: state.hasBackButton,
        settings: state.hasSettingsButton,
        main: state.mainButton.is_visible === true,
        secondary: state.secondaryButton.is_visible === true,
      }[button]
      return isShown && emit(`${button}_button_pressed`)
    },
    closeInvoice,
  }
  window.__messenger = messenger
  return messenger
}
