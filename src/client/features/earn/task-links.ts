import type { Task } from '../../../contracts/wire.ts'
import { openLink } from '../../platform/messenger.ts'

/** Types whose links the messenger opens itself: chats, apps in it, invitations (A5, row 65). */
const BY_PLATFORM: ReadonlySet<Task['type']> = new Set([
  'refer',
  'be-premium',
  'join-telegram',
  'join-telegram-no-bot',
  'boost-telegram',
  'play-app',
  'okx-play-app',
  'bitget-join-telegram',
  'bitget-play-app',
  'telegram-folder',
] satisfies Task['type'][])

/** Who opens the link of a task: the messenger's own opener, or the device as any other link (A5, row 65). */
export const linkOpenerOf = (type: Task['type']): 'platform' | 'generic' =>
  BY_PLATFORM.has(type) ? 'platform' : 'generic'

/** Opens a task's link; call it only from the player's tap, or the browser blocks it. */
export const openTaskLink = (type: Task['type'], url: string): void => {
  if (linkOpenerOf(type) === 'platform') openLink(url)
  else window.open(url, '_blank', 'noopener,noreferrer')
}
