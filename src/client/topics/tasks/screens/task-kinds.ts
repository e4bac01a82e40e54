import type { Task } from '#contracts/wire.ts'

export interface TaskKind {
  readonly group: 'daily' | 'friends' | 'community' | 'partners'
  /** Opens the link: `platform` is the messenger (chats, apps, invitations), `generic` the browser (A5, row 65). */
  readonly opener: 'platform' | 'generic'
  readonly sign: 'calendar' | 'friends' | 'channel' | 'boost' | 'folder' | 'repeat' | 'star' | 'game' | 'wallet'
}

export const TASK_KINDS: Readonly<Record<Task['type'], TaskKind>> = {
  'check-in': { group: 'daily', opener: 'generic', sign: 'calendar' },
  refer: { group: 'friends', opener: 'platform', sign: 'friends' },
  'join-telegram': { group: 'community', opener: 'platform', sign: 'channel' },
  'join-telegram-no-bot': { group: 'community', opener: 'platform', sign: 'channel' },
  'boost-telegram': { group: 'community', opener: 'platform', sign: 'boost' },
  'telegram-folder': { group: 'community', opener: 'platform', sign: 'folder' },
  'retweet-x': { group: 'community', opener: 'generic', sign: 'repeat' },
  'be-premium': { group: 'community', opener: 'platform', sign: 'star' },
  'play-app': { group: 'partners', opener: 'platform', sign: 'game' },
  'external-join-interstella': { group: 'partners', opener: 'generic', sign: 'game' },
  'okx-play-app': { group: 'partners', opener: 'platform', sign: 'game' },
  'bitget-join-telegram': { group: 'partners', opener: 'platform', sign: 'channel' },
  'bitget-play-app': { group: 'partners', opener: 'platform', sign: 'game' },
  'connect-okx-wallet': { group: 'partners', opener: 'generic', sign: 'wallet' },
  'bitget-follow-x': { group: 'partners', opener: 'generic', sign: 'repeat' },
}
