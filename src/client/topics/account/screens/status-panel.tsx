import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { openLink } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { FairPlay } from '#contracts/wire.ts'
import styles from './status-panel.module.css'

const ICONS: Readonly<Record<FairPlay['status'], IconName>> = {
  stranger: 'nav-home',
  good: 'check',
  watched: 'info',
  banned: 'lock',
}
const ICON_PX = 56

export const StatusPanel = ({ fairPlay }: { readonly fairPlay: FairPlay }) => {
  const { t } = useTranslation()
  const id = useId()
  const { status, reason, since, appeal_url } = fairPlay
  const hasAppeal = (status === 'watched' || status === 'banned') && appeal_url !== null
  return (
    <Panel as="section" aria-labelledby={id} className={styles.panel} data-status={status}>
      <div className="row gap-14">
        <Icon name={ICONS[status]} size={ICON_PX} />
        <div>
          <p className="muted size-14">{t('fairPlay.own')}</p>
          <h2 id={id} className={styles.status}>
            {t(`fairPlay.status.${status}`)}
          </h2>
        </div>
      </div>
      <p>{t(`fairPlay.text.${status}`)}</p>
      {reason !== null && (
        <dl className={styles.reason}>
          <dt>{t('fairPlay.reason')}</dt>
          <dd>
            <bdi>{reason}</bdi>
          </dd>
          {since !== null && (
            <dd className={styles.since}>{t('fairPlay.since', { date: formatDate(Date.parse(since)) })}</dd>
          )}
        </dl>
      )}
      {hasAppeal && (
        <>
          <p className="soft size-15">{t('fairPlay.appealText')}</p>
          <Button fullWidth onClick={() => openLink(appeal_url)}>
            {t('fairPlay.appeal')}
          </Button>
        </>
      )}
    </Panel>
  )
}
