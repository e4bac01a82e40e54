export const NOTIFICATION_KINDS = [
  'pocket-full',
  'energy-full',
  'hunt-done',
  'chest-ready',
  'attacked',
  'refine-ready',
  'sold',
  'wish-met',
  'guild',
  'boss',
  'league-reward',
  'tournament-result',
  'season-ended',
  'news',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
