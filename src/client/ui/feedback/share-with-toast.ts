import type { TFunction } from 'i18next'
import { shareLink } from '../../platform/share-link.ts'
import { toast } from './toast.ts'

/** Shares a link from the player's tap, with a toast when it was only copied (B8). A closed share sheet is not an error. */
export const shareWithToast = async (t: TFunction, url: string, text: string): Promise<void> => {
  if ((await shareLink(url, text)) === 'copied') toast.success(t('kombat.share.copied'))
}
