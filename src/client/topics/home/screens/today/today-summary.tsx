import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import type { CollectStep, TodayKind } from '../../shared/today-items.ts'
import type { Harvest, Missed } from '../collect/collect.ts'
import { GainList } from '../collect/gain-list.tsx'
import styles from './today-summary.module.css'

const KIND_OF: Readonly<Record<CollectStep['kind'], TodayKind>> = {
  claim: 'claim',
  daily: 'daily',
  hunt: 'hunt',
  milestone: 'milestones',
  league: 'league',
  chest: 'chests',
  pathStep: 'path',
  inbox: 'inbox',
}

const missedLines = (missed: readonly Missed[]): readonly { kind: TodayKind; message: string | null }[] => [
  ...new Map(
    missed.map(({ step, message }) => [`${step.kind} ${message}`, { kind: KIND_OF[step.kind], message }]),
  ).values(),
]

export const summaryTitle = ({ collected, missed }: Harvest) =>
  missed.length === 0 ? 'today.summary' : collected > 0 ? 'today.summaryPart' : 'today.summaryNone'

export const TodaySummary = ({ harvest, onClose }: { readonly harvest: Harvest; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="grid gap-14" role="status">
      {harvest.collected > 0 ? (
        <section className={styles.rays} aria-label={t('today.got')}>
          <GainList gain={harvest.gain} />
        </section>
      ) : null}
      {harvest.missed.length > 0 ? (
        <section className={styles.missed}>
          <h3>{t('today.missed')}</h3>
          <ul>
            {missedLines(harvest.missed).map(({ kind, message }) => (
              <li key={`${kind} ${message}`}>
                <span>{t(`today.${kind}`)}</span>
                <span>{message ?? t('today.notTried')}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Button variant="claim" size="large" fullWidth onClick={onClose}>
        {t('today.great')}
      </Button>
    </div>
  )
}
