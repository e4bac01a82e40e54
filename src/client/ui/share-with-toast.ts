import type { TFunction } from 'i18next'
import { shareLink } from '../platform/share-link.ts'
import { toast } from './toast.ts'

/** Shares a link from the player's tap, and says so where it went to the clipboard only (B8). A sheet that was closed is no matter. */
export const shareWithToast = async (t: TFunction, url: string, text: string): Promise<void> => {
  if ((await shareLink(url, text)) === 'copied') toast.success(t('kombat.share.copied'))
}
