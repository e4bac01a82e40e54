import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GuildDetail } from '../../../../contracts/wire.ts'
import { guildLink } from '../../../platform/deep-link.ts'
import { haptic } from '../../../platform/messenger.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { shareWithToast } from '../../../ui/feedback/share-with-toast.ts'
import { profileQuery, settingsQuery } from '../../home/queries.ts'

export interface ShareGuildProps {
  readonly guild: GuildDetail
  readonly label: string
}

/** Players who join by it also count as the caller's friends (rows 9, 14). */
export const ShareGuild = ({ guild, label }: ShareGuildProps) => {
  const { t } = useTranslation()
  const botLink = useQuery(settingsQuery).data?.client.bot_link
  const refId = useQuery(profileQuery).data?.user_id
  if (botLink === undefined || refId === undefined) return null
  return (
    <Button
      variant="quiet"
      icon="share"
      onClick={() => {
        haptic('light')
        void shareWithToast(t, guildLink(botLink, refId, guild.id), t('guild.page.shareText', { name: guild.name }))
      }}
    >
      {label}
    </Button>
  )
}
