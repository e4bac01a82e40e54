import type { TFunction } from 'i18next'
import { shareLink } from '#client/platform/share-link.ts'
import { toast } from './toast.ts'

/** Call it within a tap. Shows a toast only if the link was copied (B8). Closing the sheet is no error. */
export const shareWithToast = async (t: TFunction, url: string, text: string): Promise<void> => {
  if ((await shareLink(url, text)) === 'copied') toast.success(t('kombat.share.copied'))
}
