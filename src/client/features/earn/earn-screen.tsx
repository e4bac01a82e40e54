import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Task } from '../../../contracts/wire.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatBalance, formatInteger } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { RollingAmount } from '../../ui/rolling-amount.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../../ui/skeleton-parts.tsx'
import styles from './earn-screen.module.css'
import { balanceQuery, tasksQuery } from './queries.ts'
import { leftToEarn } from './task-groups.ts'
import { TaskList } from './task-list.tsx'

const HOME = '/'
const PREPARATION = '/kombat_prep'

const LeftPanel = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const { t } = useTranslation()
  const { nano, star } = leftToEarn(tasks)
  if (nano === 0 && star === 0) return <p className={styles.left}>{t('earn.allDone')}</p>
  return (
    <p className={styles.left}>
      <span className={styles.leftLabel}>{t('earn.left')}</span>
      <strong className={styles.leftValue}>
        <span className={styles.part}>
          <Icon name="tok" size={30} />
          {t('earn.amount', { amount: formatBalance(nano) })}
        </span>
        {star > 0 && (
          <span className={styles.part}>
            <Icon name="star" size={30} />
            {t('earn.stars', { amount: formatInteger(star) })}
          </span>
        )}
      </strong>
    </p>
  )
}

/** Earn (A2; rows 60–66; R05, T34, T36): what can be done for TOK and STAR. */
export const EarnScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: tasks, error, refetch } = useQuery(tasksQuery)
  const balanceNano = useQuery(balanceQuery).data
  return (
    <Screen
      title={t('earn.title')}
      onBack={() => navigate(HOME)}
      actions={
        <Chip icon="tok" label={t('earn.balance')}>
          {balanceNano === undefined ? (
            <Skeleton width={64} height={20} />
          ) : (
            <RollingAmount value={balanceNano} format={formatBalance} />
          )}
        </Chip>
      }
    >
      <div className={styles.content}>
        {tasks?.length === 0 ? (
          <EmptyState picture="empty" title={t('earn.none')} text={t('earn.noneText')}>
            <Button icon="fight" onClick={() => navigate(PREPARATION)}>
              {t('earn.toKombat')}
            </Button>
          </EmptyState>
        ) : tasks ? (
          <>
            <LeftPanel tasks={tasks} />
            <TaskList tasks={tasks} />
          </>
        ) : error ? (
          <LoadProblem error={error} text={t('earn.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('earn.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={6} />
          </Loading>
        )}
      </div>
    </Screen>
  )
}
