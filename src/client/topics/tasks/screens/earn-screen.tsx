import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { Task } from '#contracts/wire.ts'
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
      <strong className="flex wrap shrinks golden font-display digits size-20 regular leading-110 gap-4-14">
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
  const query = useQuery({ ...tasksQuery, refetchOnMount: 'always' })
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
      <div className="column gap-14 content-start">
        {query.data?.length === 0 ? (
          <EmptyState picture="empty" title={t('tasks.none')} text={t('tasks.noneText')}>
            <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
              {t('tasks.toKombat')}
            </Button>
          </EmptyState>
        ) : query.data ? (
          <>
            <LeftPanel tasks={query.data} />
            <TaskList tasks={query.data} />
          </>
        ) : (
          <Pending queries={[query]} failed={t('tasks.failed')} loading={t('tasks.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={6} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}
