import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { copyText } from '#client/platform/copy-text.ts'
import { deepLink } from '#client/platform/deep-link.ts'
import { haptic } from '#client/platform/messenger.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { IconButton } from '#client/ui/controls/icon-button.tsx'
import { shareWithToast } from '#client/ui/feedback/share-with-toast.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import type { ShownShowcase } from './exhibit.ts'

export interface ShareShowcaseProps {
  readonly player: ShownShowcase['player']
  readonly isOwn: boolean
}

export const ShareShowcase = ({ player, isOwn }: ShareShowcaseProps) => {
  const { t } = useTranslation()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link
  if (botLink === undefined) return null
  const link = deepLink(botLink, 'showcase', String(player.user_id))
  const text = isOwn ? t('showcase.shareText') : t('showcase.shareTextOf', { name: isolated(player.username) })
  return (
    <span className="row gap-4">
      <Button
        variant="secondary"
        size="small"
        icon="share"
        onClick={() => {
          haptic('light')
          void shareWithToast(t, link, text)
        }}
      >
        {t('showcase.share')}
      </Button>
      <IconButton
        icon="copy"
        label={t('showcase.copy')}
        onClick={() => {
          void copyText(link).then((isCopied) => {
            if (isCopied) toast.success(t('ui.copied'))
          })
        }}
      />
    </span>
  )
}
