import { openLink } from '#client/platform/messenger.ts'
import type { Task } from '#contracts/wire.ts'
import { TASK_KINDS, type TaskKind } from './task-kinds.ts'

export const linkOpenerOf = (type: Task['type']): TaskKind['opener'] => TASK_KINDS[type].opener

/** Call it within a tap, or the browser blocks it. */
export const openTaskLink = (type: Task['type'], url: string): void => {
  if (linkOpenerOf(type) === 'platform') openLink(url)
  else window.open(url, '_blank', 'noopener,noreferrer')
}
