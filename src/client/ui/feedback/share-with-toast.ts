import type { TFunction } from 'i18next'
import { shareLink } from '#client/platform/share-link.ts'
import { toast } from './toast.ts'

/** Must run within a tap. Toasts if only copied (B8); a closed sheet is no error. */
export const shareWithToast = async (t: TFunction, url: string, text: string): Promise<void> => {
  if ((await shareLink(url, text)) === 'copied') toast.success(t('kombat.share.copied'))
}
