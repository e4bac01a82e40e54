import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/platform/copy-text.ts'
import { haptic } from '#client/platform/messenger.ts'
import { shareLink } from '#client/platform/share-link.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { isReferralLink } from './referral-link.ts'

/** Shows an error toast instead of sharing or copying a link that is not the bot's (T28). */
export const useOwnLink = (link: string) => {
  const { t } = useTranslation()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link ?? ''

  const isRefused = (): boolean => {
    if (isReferralLink(link, botLink)) return false
    haptic('error')
    toast.error(t('friends.invalidLink'))
    return true
  }

  const share = async (): Promise<void> => {
    if (isRefused()) return
    haptic('light')
    if ((await shareLink(link, t('friends.inviteText'))) === 'copied') toast.success(t('friends.copied'))
  }

  const copy = async (): Promise<void> => {
    if (isRefused()) return
    haptic('light')
    if (await copyText(link)) toast.success(t('friends.copied'))
    else toast.error(t('friends.copyFailed'))
  }

  return { share, copy }
}
