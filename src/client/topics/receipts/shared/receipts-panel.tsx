import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { openLink } from '#client/platform/messenger.ts'
import { dayText } from '#client/topics/market/shared/day-text.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { receiptsQuery } from '../queries.ts'
import styles from './receipts.module.css'
import { rememberRoots, seenRoots } from './seen-roots.ts'
import { WeekCard } from './week-card.tsx'

const PROVES = ['kept', 'same', 'own'] as const
const NOT_PROVES = ['fair', 'all'] as const
const OPEN_WEEKS = 1
const ICON_PX = 36

const Weeks = ({ page, isStranger }: { readonly page: CallData<'receipts.list'>; readonly isStranger: boolean }) => {
  const { t } = useTranslation()
  const { weeks } = page
  // As of before this visit, because the root that was shown first counts.
  const seen = useMemo(seenRoots, [])
  useEffect(() => rememberRoots(weeks), [weeks])
  const cards = weeks.map((week) => (
    <WeekCard key={week.week} week={week} seenRoot={seen.get(week.week) ?? week.root} isStranger={isStranger} />
  ))
  return (
    <>
      <ul className="grid gap-10">{cards.slice(0, OPEN_WEEKS)}</ul>
      {cards.length > OPEN_WEEKS && (
        <details className={styles.details}>
          <summary>{t('fairPlay.receipts.older', { count: cards.length - OPEN_WEEKS })}</summary>
          <ul className="grid gap-10">{cards.slice(OPEN_WEEKS)}</ul>
        </details>
      )}
    </>
  )
}

const Meaning = () => {
  const { t } = useTranslation()
  return (
    <details className={styles.details}>
      <summary>{t('fairPlay.receipts.meaning')}</summary>
      <h3 className="size-16">{t('fairPlay.receipts.proves')}</h3>
      <ul className={styles.sentences}>
        {PROVES.map((key) => (
          <li key={key}>{t(`fairPlay.receipts.proven.${key}`)}</li>
        ))}
      </ul>
      <h3 className="size-16">{t('fairPlay.receipts.provesNot')}</h3>
      <ul className={styles.sentences}>
        {NOT_PROVES.map((key) => (
          <li key={key}>{t(`fairPlay.receipts.notProven.${key}`)}</li>
        ))}
      </ul>
    </details>
  )
}

/** Shows the weekly roots. This device verifies the player's lines (R43). */
export const ReceiptsPanel = ({ isStranger }: { readonly isStranger: boolean }) => {
  const { t } = useTranslation()
  const query = useQuery(receiptsQuery)
  const { data } = query
  return (
    <Section title={t('fairPlay.receipts.title')}>
      <p className="soft size-15">{t('fairPlay.receipts.about')}</p>
      {data ? (
        <>
          <div className="row gap-12 on-ink radius-14 leading-130 padding-8-12">
            <Icon name="history" size={ICON_PX} />
            <p>
              {data.pending !== null && <>{t('fairPlay.receipts.pending')} </>}
              {t('fairPlay.receipts.current', { date: dayText(Date.parse(data.current.ends_at)) })}
            </p>
          </div>
          {isStranger && <p className="soft size-15">{t('fairPlay.receipts.later')}</p>}
          {data.weeks.length > 0 && <Weeks page={data} isStranger={isStranger} />}
          {data.weeks.some(({ announced }) => announced) && data.channel !== null && (
            <Button fullWidth variant="quiet" size="small" onClick={() => data.channel && openLink(data.channel)}>
              {t('fairPlay.receipts.toChannel')}
            </Button>
          )}
        </>
      ) : (
        <Pending queries={[query]} failed={t('fairPlay.receipts.failed')} loading={t('fairPlay.receipts.loading')}>
          <SkeletonCard />
        </Pending>
      )}
      <Meaning />
    </Section>
  )
}
