import {
  disableClosingConfirmation,
  disableVerticalSwipes,
  type EventPayload,
  enableClosingConfirmation,
  expandViewport,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  hideBackButton,
  hideSettingsButton,
  init,
  isTMA,
  miniAppReady,
  mountBackButton,
  mountClosingBehavior,
  mountMiniAppSync,
  mountSettingsButton,
  mountSwipeBehavior,
  on,
  onBackButtonClick,
  onSettingsButtonClick,
  openLink,
  openTelegramLink,
  requestContentSafeAreaInsets,
  requestSafeAreaInsets,
  setMiniAppBackgroundColor,
  setMiniAppBottomBarColor,
  setMiniAppHeaderColor,
  shareURL,
  showBackButton,
  showSettingsButton,
  supports,
} from '@telegram-apps/sdk'
import { setMessengerActive } from './active.ts'
import { goBack } from './back-stack.ts'
import type { Haptic, MessengerSdk } from './messenger.ts'
import type { LaunchData } from './parse-launch.ts'
import { pressSettings } from './settings-button.ts'

/** The page's night colour: the messenger's own bars match it. */
const NIGHT = '#1a0f45'
const INSETS_TIMEOUT_MS = 3000
/** The two names of one host; the SDK knows only the shorter. */
const TELEGRAM_LINK = /^https:\/\/(?:t|telegram)\.me\//

/** Runs a step that some clients refuse; the game goes on without it. */
const attempt = (step: () => unknown): void => {
  try {
    const result = step()
    if (result instanceof Promise) result.catch(() => undefined)
  } catch {
    // Clients refuse what they do not know, each in its own way; there is nothing to repair.
  }
}

type Insets = EventPayload<'safe_area_changed'>

/**
 * Top padding is the sum of both insets: the device's notch and the messenger's own header. Some clients tell them late, or
 * never when asked, so nothing waits for them; until then the style sheet's own values hold.
 */
const followInsets = (): void => {
  const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  const apply = (device: Insets, content: Insets): void => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const)
      document.documentElement.style.setProperty(`--inset-${side}`, `${device[side] + content[side]}px`)
  }
  let device = none
  let content = none
  on('safe_area_changed', (insets) => {
    device = insets
    apply(device, content)
  })
  on('content_safe_area_changed', (insets) => {
    content = insets
    apply(device, content)
  })
  for (const ask of [requestSafeAreaInsets, requestContentSafeAreaInsets])
    attempt(() => (ask.isAvailable() ? ask({ timeout: INSETS_TIMEOUT_MS }) : undefined))
}

const vibrate = (kind: Haptic): void => {
  if (kind === 'selection') hapticFeedbackSelectionChanged.ifAvailable()
  else if (kind === 'success' || kind === 'warning' || kind === 'error') {
    hapticFeedbackNotificationOccurred.ifAvailable(kind)
  } else hapticFeedbackImpactOccurred.ifAvailable(kind)
}

// Clients before 6.1 open no link inside themselves; the SDK would then lead the whole page away to it.
const opensTelegramLinks = (version: string): boolean =>
  openTelegramLink.isAvailable() && supports('web_app_open_tg_link', version)

const openOutside = (url: string, version: string): boolean => {
  if (TELEGRAM_LINK.test(url) && opensTelegramLinks(version)) {
    openTelegramLink(url.replace(TELEGRAM_LINK, 'https://t.me/'))
    return true
  }
  if (!openLink.isAvailable()) return false
  openLink(url)
  return true
}

const shareOutside = (url: string, text: string, version: string): boolean => {
  if (!opensTelegramLinks(version)) return false
  shareURL(url, text)
  return true
}

/** A step that answers whether it was done; one that throws was not. */
const succeeds = (step: () => boolean): boolean => {
  try {
    return step()
  } catch {
    return false
  }
}

/** Where the SDK keeps launch parameters of its own for reloads. */
const SDK_STORAGE_KEY = 'tapps/launchParams'
const COLOUR = /^#[\da-f]{6}$/i

/**
 * The SDK refuses some of what clients send (no signature, no theme colours, bare init data), and asks again before each of its functions.
 * Then it finds here, in its last source, the little that it needs: the client's version, platform and colours.
 */
const repairLaunchParams = (launch: LaunchData, themeParams: Record<string, `#${string}`>): void => {
  if (isTMA()) return
  const params = new URLSearchParams({
    tgWebAppVersion: launch.version,
    tgWebAppPlatform: launch.platform,
    tgWebAppThemeParams: JSON.stringify(themeParams),
  })
  sessionStorage.setItem(SDK_STORAGE_KEY, JSON.stringify(params.toString()))
}

/** Starts the SDK with the launch data that the page has read itself. Throws where there is no messenger around the page. */
export const connectSdk = (launch: LaunchData): MessengerSdk => {
  const colours = Object.entries(launch.themeParams).filter(([, colour]) => COLOUR.test(colour))
  const themeParams = Object.fromEntries(colours) as Record<string, `#${string}`>
  repairLaunchParams(launch, themeParams)
  init({
    launchParams: {
      tgWebAppVersion: launch.version,
      tgWebAppPlatform: launch.platform,
      tgWebAppThemeParams: themeParams,
    },
  })

  attempt(() => mountMiniAppSync.ifAvailable())
  attempt(() => miniAppReady.ifAvailable())
  attempt(() => setMiniAppHeaderColor.ifAvailable(NIGHT))
  attempt(() => setMiniAppBackgroundColor.ifAvailable(NIGHT))
  attempt(() => setMiniAppBottomBarColor.ifAvailable(NIGHT))
  attempt(() => on('visibility_changed', ({ is_visible }) => setMessengerActive(is_visible)))

  attempt(() => expandViewport.ifAvailable())
  attempt(followInsets)

  attempt(() => mountSwipeBehavior.ifAvailable())
  attempt(() => disableVerticalSwipes.ifAvailable())
  attempt(() => mountClosingBehavior.ifAvailable())
  attempt(() => mountBackButton.ifAvailable())
  attempt(() => onBackButtonClick.ifAvailable(goBack))
  attempt(() => mountSettingsButton.ifAvailable())
  attempt(() => onSettingsButtonClick.ifAvailable(pressSettings))

  return {
    haptic: (kind) => attempt(() => vibrate(kind)),
    setBackButton: (visible) => attempt(() => (visible ? showBackButton : hideBackButton).ifAvailable()),
    setSettingsButton: (visible) => attempt(() => (visible ? showSettingsButton : hideSettingsButton).ifAvailable()),
    setClosingConfirmation: (enabled) =>
      attempt(() => (enabled ? enableClosingConfirmation : disableClosingConfirmation).ifAvailable()),
    shareLink: (url, text) => succeeds(() => shareOutside(url, text, launch.version)),
    openLink: (url) => succeeds(() => openOutside(url, launch.version)),
  }
}
