import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { guildLink } from '#client/platform/deep-link.ts'
import { haptic } from '#client/platform/messenger.ts'
import { gameConfigQuery, profileQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { shareWithToast } from '#client/ui/feedback/share-with-toast.ts'
import type { GuildDetail } from '#contracts/wire.ts'

/** A player who joins the game by this link also counts as the sharer's friend (rows 9, 14). */
export const ShareGuild = ({ guild, label }: { readonly guild: GuildDetail; readonly label: string }) => {
  const { t } = useTranslation()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link
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
