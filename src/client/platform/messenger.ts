import { onBackStackChange } from './back-stack.ts'
import { hapticsEnabled } from './haptics-preference.ts'
import type { LaunchData } from './parse-launch.ts'
import { onSettingsWanted } from './settings-button.ts'

/** Short vibrations: a tap, a selection, or an outcome. */
export type Haptic = 'light' | 'medium' | 'heavy' | 'selection' | 'success' | 'warning' | 'error'

/** How the messenger says that its pay sheet was closed: a hint, which proves nothing. */
export type InvoiceClosed = 'paid' | 'failed' | 'pending' | 'cancelled'

/** What the SDK offers the game; each function does nothing where the client is too old for it. */
export interface MessengerSdk {
  haptic(kind: Haptic): void
  setBackButton(visible: boolean): void
  setSettingsButton(visible: boolean): void
  setClosingConfirmation(enabled: boolean): void
  /** Asks whether the bot may write to the player; resolves to their choice, false where the client cannot ask. */
  requestWriteAccess(): Promise<boolean>
  close(): void
  /** Opens the sheet of the player's chats. Returns false where the messenger has none. */
  shareLink(url: string, text: string): boolean
  /** Returns false where the messenger cannot open it. */
  openLink(url: string): boolean
  /** Opens the pay sheet of an invoice; resolves when it is closed, which some clients never say. Null where there is none. */
  openInvoice(url: string): Promise<InvoiceClosed> | null
}

let sdk: MessengerSdk | null = null
let wantsClosingConfirmation = false

/**
 * Loads the messenger's SDK after the first paint and passes it the launch data. Never throws and never blocks: without the SDK
 * the game falls back to the browser.
 */
export const startMessenger = async (launch: LaunchData): Promise<void> => {
  try {
    const { connectSdk } = await import('./messenger-sdk.ts')
    sdk = connectSdk(launch)
  } catch (error) {
    console.warn('The messenger SDK is not available', error)
    return
  }
  onBackStackChange((canGoBack) => sdk?.setBackButton(canGoBack))
  onSettingsWanted((isWanted) => sdk?.setSettingsButton(isWanted))
  sdk?.setClosingConfirmation(wantsClosingConfirmation)
}

/** Whether the messenger has a back button; without it pages show their own. */
export const hasMessenger = (): boolean => sdk !== null

/** Vibrates, where the device can and the player has not switched it off. */
export const haptic = (kind: Haptic): void => {
  if (hapticsEnabled()) sdk?.haptic(kind)
}

/** Asks for confirmation before the game closes: only while a fight, a purchase or an ad runs. */
export const setClosingConfirmation = (enabled: boolean): void => {
  wantsClosingConfirmation = enabled
  sdk?.setClosingConfirmation(enabled)
}

/** Asks whether the bot may write to the player (extra 8); false outside the messenger. Call it from the player's tap. */
export const requestWriteAccess = async (): Promise<boolean> => (await sdk?.requestWriteAccess()) ?? false

/** Closes the game; nothing happens outside the messenger. */
export const closeGame = (): void => sdk?.close()

/** Whether a fight, a purchase or an ad runs: nothing may close or reload the game then. */
export const isBusy = (): boolean => wantsClosingConfirmation

/** Opens a link outside the game; call it only from the player's tap. */
export const openLink = (url: string): void => {
  if (sdk?.openLink(url)) return
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** Opens the messenger's sheet to share a link in chats; false outside the messenger. `shareLink` adds the fallbacks. */
export const openMessengerShare = (url: string, text: string): boolean => sdk?.shareLink(url, text) ?? false

/** Opens the messenger's pay sheet for an invoice; null outside the messenger, and where its version has none. From the player's tap. */
export const openInvoice = (url: string): Promise<InvoiceClosed> | null => sdk?.openInvoice(url) ?? null
