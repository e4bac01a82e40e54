import { createPostEvent, type EventPayload, isUnknownEnvError, on, supports } from '@telegram-apps/sdk'
import { setMessengerActive } from './active.ts'
import { goBack } from './back-stack.ts'
import { holdCanvasSwipes } from './hold-swipes.ts'
import type { Haptic, InvoiceClosed, MessengerSdk } from './messenger.ts'
import type { LaunchData } from './parse-launch.ts'
import { pressSettings } from './settings-button.ts'

// Uses the SDK's bridge only: its components reject launch parameters of real clients, and double the size.

/** Colour of the messenger's own bars: the page's `--night`. */
const NIGHT = '#1a0f45'
const TELEGRAM_HOSTS: readonly string[] = ['t.me', 'telegram.me']

const attempt = (step: () => void): boolean => {
  try {
    step()
    return true
  } catch {
    // Clients refuse unknown methods in different ways. The game works without them.
    return false
  }
}

const slugOf = (url: string): string => new URL(url).pathname.replace(/^\/(?:\$|invoice\/)/, '')

const isInvoiceClosed = (status: string): status is InvoiceClosed =>
  ['paid', 'failed', 'pending', 'cancelled'].includes(status)

type Insets = EventPayload<'safe_area_changed'>

/** Padding is the sum of notch and header inset. Until a client reports them, the stylesheet's values hold. */
const followInsets = (): void => {
  const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  let device = none
  let content = none
  const apply = (): void => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const)
      document.documentElement.style.setProperty(`--inset-${side}`, `${device[side] + content[side]}px`)
  }
  on('safe_area_changed', (insets) => {
    device = insets
    apply()
  })
  on('content_safe_area_changed', (insets) => {
    content = insets
    apply()
  })
}

/** Throws outside a messenger. */
export const connectSdk = ({ version }: LaunchData): MessengerSdk => {
  // The returned function throws for methods that this version does not support.
  const post = createPostEvent(version)

  // The messenger's web versions use this to reload the game. Outside a messenger it fails.
  try {
    post('iframe_ready', { reload_supported: true })
  } catch (error) {
    // Any other error comes from the client and must not stop the bridge.
    if (isUnknownEnvError(error)) throw error
  }
  on('reload_iframe', () => {
    attempt(() => post('iframe_will_reload'))
    location.reload()
  })

  attempt(() => post('web_app_ready'))
  attempt(() => post('web_app_set_header_color', { color: NIGHT }))
  attempt(() => post('web_app_set_background_color', { color: NIGHT }))
  attempt(() => post('web_app_set_bottom_bar_color', { color: NIGHT }))
  attempt(() => post('web_app_expand'))
  if (!attempt(() => post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false }))) holdCanvasSwipes()

  on('visibility_changed', ({ is_visible }) => setMessengerActive(is_visible))
  on('back_button_pressed', goBack)
  on('settings_button_pressed', pressSettings)
  followInsets()
  attempt(() => post('web_app_request_safe_area'))
  attempt(() => post('web_app_request_content_safe_area'))

  const vibrate = (kind: Haptic): void => {
    const method = 'web_app_trigger_haptic_feedback'
    if (kind === 'selection') post(method, { type: 'selection_change' })
    else if (kind === 'success' || kind === 'warning' || kind === 'error')
      post(method, { type: 'notification', notification_type: kind })
    else post(method, { type: 'impact', impact_style: kind })
  }
  const openInside = (pathAndQuery: string): void => post('web_app_open_tg_link', { path_full: pathAndQuery })

  return {
    haptic: (kind) => void attempt(() => vibrate(kind)),
    setBackButton: (visible) => void attempt(() => post('web_app_setup_back_button', { is_visible: visible })),
    setSettingsButton: (visible) => void attempt(() => post('web_app_setup_settings_button', { is_visible: visible })),
    setClosingConfirmation: (enabled) =>
      void attempt(() => post('web_app_setup_closing_behavior', { need_confirmation: enabled })),
    requestWriteAccess: () =>
      new Promise((resolve) => {
        const stop = on('write_access_requested', ({ status }) => {
          stop()
          resolve(status === 'allowed')
        })
        if (attempt(() => post('web_app_request_write_access'))) return
        stop()
        resolve(false)
      }),
    close: () => void attempt(() => post('web_app_close')),
    shareLink: (url, text) =>
      // Spaces are encoded as %20, because the share sheet does not decode a plus.
      attempt(() => openInside(`/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`)),
    openLink: (url) =>
      attempt(() => {
        const { hostname, pathname, search } = new URL(url)
        if (TELEGRAM_HOSTS.includes(hostname) && supports('web_app_open_tg_link', version))
          openInside(pathname + search)
        else post('web_app_open_link', { url })
      }),
    openInvoice: (url) => {
      const slug = slugOf(url)
      // Listens before the sheet is requested, because a client may refuse it at once.
      let stop: () => void = () => undefined
      const closed = new Promise<InvoiceClosed>((resolve) => {
        stop = on('invoice_closed', (reported) => {
          if (reported.slug !== slug) return
          stop()
          resolve(isInvoiceClosed(reported.status) ? reported.status : 'pending')
        })
      })
      if (attempt(() => post('web_app_open_invoice', { slug }))) return closed
      stop()
      return null
    },
  }
}
