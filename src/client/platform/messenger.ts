import { onBackStackChange } from './back-stack.ts'
import { hapticsEnabled } from './haptics-preference.ts'
import type { LaunchData } from './parse-launch.ts'
import { onSettingsWanted } from './settings-button.ts'

export type Haptic = 'light' | 'medium' | 'heavy' | 'selection' | 'success' | 'warning' | 'error'

/** How the messenger says that its pay sheet was closed: a hint, which proves nothing. */
export type InvoiceClosed = 'paid' | 'failed' | 'pending' | 'cancelled'

/** Each function is a no-op where the client is too old for it. */
export interface MessengerSdk {
  haptic(kind: Haptic): void
  setBackButton(visible: boolean): void
  setSettingsButton(visible: boolean): void
  setClosingConfirmation(enabled: boolean): void
  /** Asks whether the bot may write to the player; resolves to their choice, false where the client cannot ask. */
  requestWriteAccess(): Promise<boolean>
  close(): void
  /** False where the messenger has no sheet of chats. */
  shareLink(url: string, text: string): boolean
  openLink(url: string): boolean
  /** Resolves when the sheet is closed, which some clients never report. Null without a pay sheet. */
  openInvoice(url: string): Promise<InvoiceClosed> | null
}

let sdk: MessengerSdk | null = null
let wantsClosingConfirmation = false

/** Loads the SDK after the first paint. Never throws: without it the game runs as in a browser. */
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

export const hasMessenger = (): boolean => sdk !== null

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

export const closeGame = (): void => sdk?.close()

/** Whether a fight, a purchase or an ad runs: nothing may close or reload the game then. */
export const isBusy = (): boolean => wantsClosingConfirmation

/** Must run within a tap. */
export const openLink = (url: string): void => {
  if (sdk?.openLink(url)) return
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** False outside the messenger. `shareLink` adds the fallbacks. */
export const openMessengerShare = (url: string, text: string): boolean => sdk?.shareLink(url, text) ?? false

/** Opens the messenger's pay sheet for an invoice; null outside the messenger, and where its version has none. From the player's tap. */
export const openInvoice = (url: string): Promise<InvoiceClosed> | null => sdk?.openInvoice(url) ?? null
