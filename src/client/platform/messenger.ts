import { onBackStackChange } from './back-stack.ts'
import { hapticsPreference } from './haptics-preference.ts'
import type { LaunchData } from './parse-launch.ts'
import { onSettingsWanted } from './settings-button.ts'

export type Haptic = 'light' | 'medium' | 'heavy' | 'selection' | 'success' | 'warning' | 'error'

/** Reported by the messenger when its pay sheet closes. Only a hint: it does not prove a payment. */
export type InvoiceClosed = 'paid' | 'failed' | 'pending' | 'cancelled'

/** Each function is a no-op where the client is too old for it. */
export interface MessengerSdk {
  haptic(kind: Haptic): void
  setBackButton(visible: boolean): void
  setSettingsButton(visible: boolean): void
  setClosingConfirmation(enabled: boolean): void
  requestWriteAccess(): Promise<boolean>
  close(): void
  shareLink(url: string, text: string): boolean
  openLink(url: string): boolean
  openInvoice(url: string): Promise<InvoiceClosed> | null
}

let sdk: MessengerSdk | null = null
let wantsClosingConfirmation = false

/** Loads the SDK. Never throws: without it the game runs as in a browser. */
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
  if (hapticsPreference.read() === 'on') sdk?.haptic(kind)
}

export const setClosingConfirmation = (enabled: boolean): void => {
  wantsClosingConfirmation = enabled
  sdk?.setClosingConfirmation(enabled)
}

/**
 * Asks whether the bot may write to the player (extra 8). False if the player refuses, outside the messenger, and in
 * versions that cannot ask. Call it within a tap.
 */
export const requestWriteAccess = async (): Promise<boolean> => (await sdk?.requestWriteAccess()) ?? false

export const closeGame = (): void => sdk?.close()

/** True while a fight, a purchase or an ad runs: the messenger then asks before it closes the game. */
export const isBusy = (): boolean => wantsClosingConfirmation

/** Must run within a tap. */
export const openLink = (url: string): void => {
  if (sdk?.openLink(url)) return
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** False outside the messenger, and in versions without a share sheet. `shareLink` adds the fallbacks. */
export const openMessengerShare = (url: string, text: string): boolean => sdk?.shareLink(url, text) ?? false

/**
 * Resolves when the pay sheet is closed, which some clients never report. Null outside the messenger, and in versions
 * without a pay sheet. Call it within a tap.
 */
export const openInvoice = (url: string): Promise<InvoiceClosed> | null => sdk?.openInvoice(url) ?? null
