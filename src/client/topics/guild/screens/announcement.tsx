import { useTranslation } from 'react-i18next'
import { formatDate } from '#client/ui/format/format.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import styles from './announcement.module.css'

export const Announcement = ({ guild: { announcement } }: { readonly guild: GuildDetail }) => {
  const { t } = useTranslation()
  if (announcement === null) return null
  const { text, at } = announcement
  return (
    <Panel as="section" tone="plain" className="grid gap-4" aria-labelledby="guild-announcement">
      <div className={styles.head}>
        <h2 id="guild-announcement" className="golden size-18">
          {t('guild.announcement')}
        </h2>
        <time className="muted size-13" dateTime={at}>
          {formatDate(Date.parse(at))}
        </time>
      </div>
      <p className="plain breakable leading-135" dir="auto">
        {text}
      </p>
    </Panel>
  )
}
