import { copyText } from './copy-text.ts'
import { openMessengerShare } from './messenger.ts'

/** `shared`: a sheet to choose people from was opened; `copied`: only the clipboard has it; `failed`: neither, or the player closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/**
 * Offers a link to the player's chats: the messenger's own sheet, else that of the device, else the clipboard. Call it from
 * the player's tap. Never throws.
 */
export const shareLink = async (url: string, text: string): Promise<ShareOutcome> => {
  if (openMessengerShare(url, text)) return 'shared'
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, text })
      return 'shared'
    } catch (error) {
      // The player has closed the sheet: to copy now would be against their will.
      if (error instanceof DOMException && error.name === 'AbortError') return 'failed'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
