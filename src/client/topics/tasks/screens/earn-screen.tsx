import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../../../contracts/wire.ts'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { PAGE } from '../../../game/page-addresses.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../../../ui/feedback/skeleton-parts.tsx'
import { formatBalance, formatInteger } from '../../../ui/format/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { Chip } from '../../../ui/values/chip.tsx'
import { RollingAmount } from '../../../ui/values/rolling-amount.tsx'
import { balanceQuery } from '../../home/queries.ts'
import { tasksQuery } from '../queries.ts'
import styles from './earn-screen.module.css'
import { leftToEarn } from './task-groups.ts'
import { TaskList } from './task-list.tsx'

const LeftPanel = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const { t } = useTranslation()
  const { nano, star } = leftToEarn(tasks)
  if (nano === 0 && star === 0) return <p className={styles.left}>{t('tasks.allDone')}</p>
  return (
    <p className={styles.left}>
      <span className="soft">{t('tasks.left')}</span>
      <strong className={styles.leftValue}>
        <span className="inline-row gap-6 shrinks breakable">
          <Icon name="tok" size={30} />
          {t('tasks.amount', { amount: formatBalance(nano) })}
        </span>
        {star > 0 && (
          <span className="inline-row gap-6 shrinks breakable">
            <Icon name="star" size={30} />
            {t('tasks.stars', { amount: formatInteger(star) })}
          </span>
        )}
      </strong>
    </p>
  )
}

export const EarnScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { data: tasks, error, refetch } = useQuery({ ...tasksQuery, refetchOnMount: 'always' })
  const balanceNano = useQuery(balanceQuery).data
  return (
    <Screen
      title={t('tasks.title')}
      hue="amber"
      header="earn"
      onBack={() => navigate(PAGE.EARN.back)}
      actions={
        <Chip icon="tok" label={t('tasks.balance')}>
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
          <EmptyState picture="empty" title={t('tasks.none')} text={t('tasks.noneText')}>
            <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
              {t('tasks.toKombat')}
            </Button>
          </EmptyState>
        ) : tasks ? (
          <>
            <LeftPanel tasks={tasks} />
            <TaskList tasks={tasks} />
          </>
        ) : error ? (
          <LoadProblem error={error} text={t('tasks.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('tasks.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={6} />
          </Loading>
        )}
      </div>
    </Screen>
  )
}
