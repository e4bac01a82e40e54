import type { TaskType } from './tasks.ts'
import { MS_PER_SECOND } from './units.ts'

/**
 * How the server learns whether a task was done (R05).
 * - `check-in`: by the daily claim itself (R40); - `friends`: from the friends that qualified (R39);
 * - `launch-data`: from what the messenger signed; - `membership`, `boost`, `folder`: by asking the messenger;
 * - `delay`: nobody can tell us, so the player's word is taken after an honest delay.
 */
export type TaskCheck = 'check-in' | 'friends' | 'launch-data' | 'membership' | 'boost' | 'folder' | 'delay'

/** The check of each type (A3). Types of other wallets are known, and no task of them is shipped (T34). */
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

/** Wait before a task that nobody can check counts as done: the link must have had time to be opened. */
export const UNVERIFIABLE_TASK_DELAY_MS = 5 * MS_PER_SECOND
