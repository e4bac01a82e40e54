import { onBackStackChange } from './back-stack.ts'
import { hapticsEnabled } from './haptics-preference.ts'
import type { LaunchData } from './parse-launch.ts'
import { onSettingsWanted } from './settings-button.ts'

/** Short vibrations: a tap, a choice, or how something ended. */
export type Haptic = 'light' | 'medium' | 'heavy' | 'selection' | 'success' | 'warning' | 'error'

/** What the SDK can do for the game; every function does nothing where the client is too old for it. */
export interface MessengerSdk {
  haptic(kind: Haptic): void
  setBackButton(visible: boolean): void
  setSettingsButton(visible: boolean): void
  setClosingConfirmation(enabled: boolean): void
  /** Asks whether the bot may write to the player; answers what they chose, false where the client cannot ask. */
  requestWriteAccess(): Promise<boolean>
  close(): void
  /** Opens the sheet of the player's chats. Answers false where the messenger has none. */
  shareLink(url: string, text: string): boolean
  /** Answers false where the messenger cannot open it. */
  openLink(url: string): boolean
}

let sdk: MessengerSdk | null = null
let wantsClosingConfirmation = false

/**
 * Loads the messenger's SDK after the first paint and hands it the launch data that was read already. Never throws and never
 * holds anything up: without the SDK the game runs with the browser's own means.
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

/** Whether the messenger's own back button is there; without it pages show theirs. */
export const hasMessenger = (): boolean => sdk !== null

/** Vibrates, where the device can and the player has not switched it off. */
export const haptic = (kind: Haptic): void => {
  if (hapticsEnabled()) sdk?.haptic(kind)
}

/** Asks before the game is closed: only while a fight, a purchase or an ad runs. */
export const setClosingConfirmation = (enabled: boolean): void => {
  wantsClosingConfirmation = enabled
  sdk?.setClosingConfirmation(enabled)
}

/** Asks whether the bot may write to the player (extra 8); false outside the messenger. Call it from the player's tap. */
export const requestWriteAccess = async (): Promise<boolean> => (await sdk?.requestWriteAccess()) ?? false

/** Closes the game; nothing happens outside the messenger. */
export const closeGame = (): void => sdk?.close()

/** Whether a fight, a purchase or an ad runs: nothing may close or reload the game by itself then. */
export const isBusy = (): boolean => wantsClosingConfirmation

/** Opens a link outside the game; call it only from the player's tap. */
export const openLink = (url: string): void => {
  if (sdk?.openLink(url)) return
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** Opens the messenger's sheet to share a link in chats; false outside the messenger. `shareLink` is the whole of sharing. */
export const openMessengerShare = (url: string, text: string): boolean => sdk?.shareLink(url, text) ?? false
