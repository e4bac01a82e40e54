import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { Task } from '#contracts/wire.ts'
import { isTaskDone } from '#rules/tasks/tasks.ts'
import { taskGroups } from './task-groups.ts'
import { openTaskLink } from './task-links.ts'
import styles from './task-list.module.css'
import { TaskRow } from './task-row.tsx'
import { taskTap } from './task-tap.ts'
import { useTaskRunner } from './use-task-runner.ts'

interface Asked {
  readonly task: Task
  readonly url: string
}

const CUT = '\u0000'

/** The URL is set in a font in which similar letters differ (A5). */
const OpenQuestion = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation()
  const [before = '', after = ''] = t('tasks.confirm', { url: CUT }).split(CUT)
  return (
    <>
      {before}
      <bdi className={styles.address}>{url}</bdi>
      {after}
    </>
  )
}

export const TaskList = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const { t } = useTranslation()
  const { runner, running } = useTaskRunner()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isAsking, setAsking] = useState(false)

  const start = (task: Task): void => {
    if (isTaskDone(task, task.task_user.repeats)) return
    runner.start(task.id, { repeats: task.repeats, before: task.task_user.repeats })
  }
  const tap = (task: Task): void => {
    const answer = taskTap(task, running.includes(task.id))
    if (answer.does === 'start') start(task)
    if (answer.does === 'coming-soon') toast.blank(t('tasks.comingSoon'))
    if (answer.does === 'confirm') {
      setAsked({ task, url: answer.url })
      setAsking(true)
    }
  }
  const open = (): void => {
    setAsking(false)
    if (!asked) return
    haptic('selection')
    start(asked.task)
    openTaskLink(asked.task.type, asked.url)
  }

  return (
    <>
      {taskGroups(tasks).map((group) => (
        <section key={group.name} aria-labelledby={`tasks-${group.name}`}>
          <h2 id={`tasks-${group.name}`} className="margin-bottom-8 size-18">
            {t(`tasks.group.${group.name}`)}
          </h2>
          <ul className="column gap-8">
            {group.tasks.map((task) => (
              <li key={task.id}>
                <TaskRow task={task} isInProgress={running.includes(task.id)} onTap={() => tap(task)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={<OpenQuestion url={asked?.url ?? ''} />}
        confirmLabel={t('tasks.open')}
        cancelLabel={t('tasks.cancel')}
        onConfirm={open}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
