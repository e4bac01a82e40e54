import type { Task } from '../../../../contracts/wire.ts'
import { openLink } from '../../../platform/messenger.ts'
import { TASK_KINDS, type TaskKind } from './task-kinds.ts'

/** Returns the opener of a task's link (row 65). */
export const linkOpenerOf = (type: Task['type']): TaskKind['opener'] => TASK_KINDS[type].opener

/** Opens a task's link; only inside a tap handler, or the browser blocks it. */
export const openTaskLink = (type: Task['type'], url: string): void => {
  if (linkOpenerOf(type) === 'platform') openLink(url)
  else window.open(url, '_blank', 'noopener,noreferrer')
}
