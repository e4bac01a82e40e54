import { STARTS_DIRECTLY, TASKS, type Task } from '#rules/tasks/tasks.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { mainChannel } from '#server/modules/channel-members/service.ts'

export type TaskConfig = Pick<ServerConfig, 'client' | 'taskLinks' | 'folderChats'>

export interface ServedTask extends Task {
  readonly url: string | null
}

const PREMIUM_URL = 'https://t.me/premium'

const urlOf = (task: Task, config: TaskConfig): string | null => {
  const channel = mainChannel(config)
  switch (task.type) {
    case 'be-premium':
      return PREMIUM_URL
    case 'join-telegram':
      return channel?.chat == null ? null : channel.url
    case 'boost-telegram':
      return channel?.chat == null ? null : `https://t.me/boost/${channel.chat.slice(1)}`
    default:
      return config.taskLinks[task.id] ?? null
  }
}

const servedBy = new WeakMap<TaskConfig, readonly ServedTask[]>()

/** Tasks that players see (R05). A task that needs a link is left out until the operator has configured one. */
export const servedTasks = (config: TaskConfig): readonly ServedTask[] => {
  const known = servedBy.get(config)
  if (known !== undefined) return known
  const served = TASKS.map((task) => ({
    ...task,
    url: STARTS_DIRECTLY.has(task.type) ? null : urlOf(task, config),
  })).filter((task) => task.url !== null || STARTS_DIRECTLY.has(task.type))
  servedBy.set(config, served)
  return served
}
