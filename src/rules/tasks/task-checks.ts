import { MS_PER_SECOND } from '#rules/units.ts'
import type { TaskType } from './tasks.ts'

/**
 * How the server verifies a task (R05).
 * - `check-in`: by the daily claim itself (R40); - `friends`: by the number of qualified friends (R39);
 * - `launch-data`: by data that the messenger signed; - `membership`, `boost`, `folder`: by asking the messenger;
 * - `delay`: cannot be verified, so it counts as done after a delay.
 */
export type TaskCheck = 'check-in' | 'friends' | 'launch-data' | 'membership' | 'boost' | 'folder' | 'delay'

/** As in A3. Types for other wallets exist, but no task has one (T34). */
export const TASK_CHECKS: Readonly<Record<TaskType, TaskCheck>> = {
  'check-in': 'check-in',
  refer: 'friends',
  'be-premium': 'launch-data',
  'join-telegram': 'membership',
  'boost-telegram': 'boost',
  'telegram-folder': 'folder',
  'join-telegram-no-bot': 'delay',
  'retweet-x': 'delay',
  'play-app': 'delay',
  'external-join-interstella': 'delay',
  'okx-play-app': 'delay',
  'bitget-join-telegram': 'delay',
  'bitget-play-app': 'delay',
  'connect-okx-wallet': 'delay',
  'bitget-follow-x': 'delay',
}

export const UNVERIFIABLE_TASK_DELAY_MS = 5 * MS_PER_SECOND
