import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../platform/copy-text.ts'
import { deepLink } from '../../../platform/deep-link.ts'
import { haptic } from '../../../platform/messenger.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { shareWithToast } from '../../../ui/feedback/share-with-toast.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { isolated } from '../../../ui/format/isolated.ts'
import { settingsQuery } from '../../home/queries.ts'
import type { ShownShowcase } from './exhibit.ts'

export interface ShareShowcaseProps {
  readonly player: ShownShowcase['player']
  readonly isOwn: boolean
}

export const ShareShowcase = ({ player, isOwn }: ShareShowcaseProps) => {
  const { t } = useTranslation()
  const botLink = useQuery(settingsQuery).data?.client.bot_link
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
