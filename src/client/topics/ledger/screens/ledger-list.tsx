import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { usePages } from '#client/game/use-pages.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ListEnd } from '#client/ui/feedback/list-end.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatDay } from '#client/ui/format/format-day.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { type LedgerFilter, ledgerQuery } from '../queries.ts'
import { dayGroups, type LedgerDay } from './day-groups.ts'
import styles from './ledger-list.module.css'
import { LedgerRow } from './ledger-row.tsx'

const PICTURE = { url: extraPictureUrl('empty-market') }

const Day = ({ day }: { readonly day: LedgerDay }) => {
  const { t } = useTranslation()
  const { daysAgo, startMs, movements } = day
  const id = `day-${startMs}`
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className={styles.heading}>
        {daysAgo === 0 ? t('ledger.today') : daysAgo === 1 ? t('ledger.yesterday') : formatDay(startMs, nowMs())}
      </h2>
      <Panel className={styles.panel}>
        <ul>
          {movements.map((movement) => (
            <LedgerRow key={movement.id} movement={movement} />
          ))}
        </ul>
      </Panel>
    </section>
  )
}

const Empty = ({ filter }: { readonly filter: LedgerFilter }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState
      picture={PICTURE}
      size="compact"
      title={t(filter === 'all' ? 'ledger.empty' : 'ledger.emptyFilter')}
      text={t('ledger.emptyText')}
    >
      <Button icon="nav-home" onClick={() => navigate(PAGE.HOME.path)}>
        {t('ledger.toHome')}
      </Button>
    </EmptyState>
  )
}

export const LedgerList = ({ filter }: { readonly filter: LedgerFilter }) => {
  const { t } = useTranslation()
  const list = usePages((after) => ledgerQuery(filter, after))
  if (list.rows === null)
    return (
      <Pending queries={[list]} failed={t('ledger.failed')} loading={t('ledger.loading')}>
        <SkeletonRows rows={8} />
      </Pending>
    )
  if (list.rows.length === 0) return <Empty filter={filter} />
  return (
    <>
      {dayGroups(list.rows, nowMs()).map((day) => (
        <Day key={day.startMs} day={day} />
      ))}
      <ListEnd list={list} label={t('ledger.more')} problem={t('ledger.moreFailed')} end={t('ledger.end')} />
    </>
  )
}
