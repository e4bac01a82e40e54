import { useTranslation } from 'react-i18next'
import { taskName } from '#client/i18n/names.ts'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { Task } from '#contracts/wire.ts'
import { isTaskDone } from '#rules/tasks/tasks.ts'
import { rewardOf } from './task-groups.ts'
import { TaskPicture } from './task-picture.tsx'
import { taskTap } from './task-tap.ts'

const Reward = ({ task }: { readonly task: Task }) => {
  const { t } = useTranslation()
  const { nano, star } = rewardOf(task)
  return (
    <span className="flex wrap gap-2-12">
      <span className="visually-hidden">{t('tasks.reward')}</span>
      <span className="inline-row gap-5 golden digits bold">
        <Icon name="tok" size={20} />
        {t('tasks.amount', { amount: formatBalance(nano) })}
      </span>
      {star > 0 && (
        <span className="inline-row gap-5 golden digits bold">
          <Icon name="star" size={20} />
          {t('tasks.stars', { amount: formatInteger(star) })}
        </span>
      )}
    </span>
  )
}

export interface TaskRowProps {
  readonly task: Task
  readonly isInProgress: boolean
  readonly onTap: () => void
}

export const TaskRow = ({ task, isInProgress, onTap }: TaskRowProps) => {
  const { t } = useTranslation()
  const { repeats, task_user } = task
  const isDone = isTaskDone(task, task_user.repeats)
  const isTappable = isInProgress || taskTap(task, false).does !== 'nothing'
  return (
    <ListRow
      icon={<TaskPicture type={task.type} />}
      title={taskName(task)}
      detail={
        <>
          <Reward task={task} />
          {isInProgress ? (
            <span className="block">{t('tasks.checking')}</span>
          ) : repeats > 1 ? (
            <span className="block">{t('tasks.steps', { done: Math.min(repeats, task_user.repeats), repeats })}</span>
          ) : null}
        </>
      }
      state={isInProgress ? 'progress' : isDone ? 'done' : 'idle'}
      {...(isTappable ? { onPress: onTap } : {})}
    />
  )
}
