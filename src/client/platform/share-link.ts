import { copyText } from './copy-text.ts'
import { openMessengerShare } from './messenger.ts'

/** `shared`: a share sheet was opened. `copied`: only copied. `failed`: neither, or the player closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Uses the messenger's share sheet, else the device's, else the clipboard. Call it within a tap. Never throws. */
export const shareLink = async (url: string, text: string): Promise<ShareOutcome> => {
  if (openMessengerShare(url, text)) return 'shared'
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, text })
      return 'shared'
    } catch (error) {
      // The player has closed the sheet: copying now would be against their will.
      if (error instanceof DOMException && error.name === 'AbortError') return 'failed'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
