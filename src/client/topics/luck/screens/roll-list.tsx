import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '#client/game/use-pages.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ListEnd } from '#client/ui/feedback/list-end.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { LuckRoll } from '#contracts/wire.ts'
import { luckRollsQuery } from '../queries.ts'
import styles from './roll-list.module.css'
import { RollRow } from './roll-row.tsx'
import { useVerdicts, type Verdicts } from './use-verdicts.ts'

const Summary = ({ verdicts }: { readonly verdicts: Verdicts | null }) => {
  const { t } = useTranslation()
  const numbersOf = (state: string): number[] =>
    [...(verdicts ?? [])].filter(([, verdict]) => verdict.state === state).map(([number]) => number)
  const wrong = numbersOf('wrong')
  const verified = numbersOf('verified')
  const state = !verdicts ? 'checking' : wrong.length > 0 ? 'wrong' : verified.length > 0 ? 'verified' : 'sealed'
  const words = {
    checking: () => t('luck.checking'),
    wrong: () =>
      t('luck.someWrong', {
        count: wrong.length,
        numbers: wrong.map((number) => t('luck.number', { number })).join(', '),
      }),
    verified: () => t('luck.allVerified', { count: verified.length }),
    sealed: () => t(numbersOf('unchecked').length > 0 ? 'luck.cannotCheck' : 'luck.noneRevealed'),
  }
  return (
    <p className={styles.summary} data-state={state} role="status">
      {words[state]()}
    </p>
  )
}

const Rolls = ({ rolls }: { readonly rolls: readonly LuckRoll[] }) => {
  const verdicts = useVerdicts(rolls)
  return (
    <>
      <Summary verdicts={verdicts} />
      <Panel className={styles.panel}>
        <ul>
          {rolls.map((roll) => (
            <RollRow key={roll.number} roll={roll} verdict={verdicts?.get(roll.number) ?? null} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

const RollPages = ({ keptDays }: { readonly keptDays: number }) => {
  const { t } = useTranslation()
  const { rows, hasMore, more, showMore, error, refetch } = usePages(luckRollsQuery)
  if (rows === null) {
    if (error) return <LoadProblem error={error} text={t('luck.rollsFailed')} onRetry={() => void refetch()} />
    return (
      <Loading label={t('luck.rollsLoading')}>
        <SkeletonRows rows={6} />
      </Loading>
    )
  }
  if (rows.length === 0)
    return <EmptyState picture="empty" size="compact" title={t('luck.empty')} text={t('luck.emptyText')} />
  return (
    <>
      <Rolls rolls={rows} />
      <ListEnd
        list={{ hasMore, more, showMore }}
        label={t('luck.more')}
        problem={t('luck.moreFailed')}
        end={t('luck.end', { days: keptDays })}
      />
    </>
  )
}

export const RollList = ({ keptDays }: { readonly keptDays: number }) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <h2 id={id} className={styles.heading}>
        {t('luck.rolls')}
      </h2>
      <RollPages keptDays={keptDays} />
    </section>
  )
}
