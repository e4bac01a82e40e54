import {
  disableClosingConfirmation,
  disableVerticalSwipes,
  enableClosingConfirmation,
  expandViewport,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  hideBackButton,
  init,
  isMiniAppActive,
  isTMA,
  miniAppReady,
  mountBackButton,
  mountClosingBehavior,
  mountMiniAppSync,
  mountSwipeBehavior,
  mountViewport,
  onBackButtonClick,
  openLink,
  openTelegramLink,
  setMiniAppBackgroundColor,
  setMiniAppBottomBarColor,
  setMiniAppHeaderColor,
  showBackButton,
  viewportContentSafeAreaInsets,
  viewportSafeAreaInsets,
} from '@telegram-apps/sdk'
import { setMessengerActive } from './active.ts'
import { goBack } from './back-stack.ts'
import type { Haptic, MessengerSdk } from './messenger.ts'
import type { LaunchData } from './parse-launch.ts'

/** The page's night colour: the messenger's own bars match it. */
const NIGHT = '#1a0f45'
const VIEWPORT_TIMEOUT_MS = 3000
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

/** Top padding is the sum of both insets: the device's notch and the messenger's own header. */
const followInsets = (): void => {
  const apply = (): void => {
    const device = viewportSafeAreaInsets()
    const content = viewportContentSafeAreaInsets()
    const { style } = document.documentElement
    style.setProperty('--inset-top', `${device.top + content.top}px`)
    style.setProperty('--inset-right', `${device.right + content.right}px`)
    style.setProperty('--inset-bottom', `${device.bottom + content.bottom}px`)
    style.setProperty('--inset-left', `${device.left + content.left}px`)
  }
  viewportSafeAreaInsets.sub(apply)
  viewportContentSafeAreaInsets.sub(apply)
  apply()
}

const vibrate = (kind: Haptic): void => {
  if (kind === 'selection') hapticFeedbackSelectionChanged.ifAvailable()
  else if (kind === 'success' || kind === 'warning' || kind === 'error') {
    hapticFeedbackNotificationOccurred.ifAvailable(kind)
  } else hapticFeedbackImpactOccurred.ifAvailable(kind)
}

const openOutside = (url: string): boolean => {
  if (TELEGRAM_LINK.test(url) && openTelegramLink.isAvailable()) {
    openTelegramLink(url)
    return true
  }
  if (!openLink.isAvailable()) return false
  openLink(url)
  return true
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
  attempt(() => isMiniAppActive.sub((active) => setMessengerActive(active)))

  attempt(() => expandViewport.ifAvailable())
  // Mounting may never settle on some clients, so nothing waits for it.
  attempt(async () => {
    await mountViewport({ timeout: VIEWPORT_TIMEOUT_MS })
    followInsets()
  })

  attempt(() => mountSwipeBehavior.ifAvailable())
  attempt(() => disableVerticalSwipes.ifAvailable())
  attempt(() => mountClosingBehavior.ifAvailable())
  attempt(() => mountBackButton.ifAvailable())
  attempt(() => onBackButtonClick.ifAvailable(goBack))

  return {
    haptic: (kind) => attempt(() => vibrate(kind)),
    setBackButton: (visible) => attempt(() => (visible ? showBackButton : hideBackButton).ifAvailable()),
    setClosingConfirmation: (enabled) =>
      attempt(() => (enabled ? enableClosingConfirmation : disableClosingConfirmation).ifAvailable()),
    openLink: (url) => {
      let isOpened = false
      attempt(() => {
        isOpened = openOutside(url)
      })
      return isOpened
    },
  }
}
