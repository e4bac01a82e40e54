import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { openLink } from '#client/platform/messenger.ts'
import { newsQuery } from '#client/topics/channel/queries.ts'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { gameConfigQuery } from '../../queries.ts'
import { NewsPicture } from '../../shared/side-pictures.tsx'
import styles from './news-bubble.module.css'
import { isNewsWaiting, markNewsChecked, newsCheckedAt } from './news-seen.ts'

export const NewsBubble = () => {
  const { t } = useTranslation()
  const latestAt = useQuery(newsQuery).data ?? null
  const channel = useQuery(gameConfigQuery).data?.client.channels.news
  const [checkedAt, setCheckedAt] = useState(newsCheckedAt)
  if (channel === undefined || latestAt === null || !isNewsWaiting(latestAt, checkedAt, nowMs())) return null
  return (
    <button
      type="button"
      className="bare pointer"
      data-news
      onClick={() => {
        openLink(channel)
        markNewsChecked(latestAt)
        setCheckedAt(latestAt)
      }}
    >
      <span className={styles.bubble}>
        <NewsPicture />
        {t('homeColumns.news')}
        <Badge tone="red" className={styles.badge} />
      </span>
    </button>
  )
}
