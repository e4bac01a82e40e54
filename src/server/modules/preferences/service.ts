import type { Preferences } from '#contracts/wire.ts'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import { addSubscriber, removeSubscriber } from '#server/db/subscribers.ts'
import {
  clearWriteAccess,
  type MessageChoicesRow,
  preferencesSelect,
  putPreferences,
  selectMessageChoices,
  selectSubscriberCount,
  selectSubscribersAfter,
} from './store.ts'

const DEFAULT_PREFERENCES: Preferences = {
  language: 'auto',
  motion: 'system',
  speed: 1,
  effects_volume: 80,
  music_volume: 0,
  haptics: true,
  notifications: {
    kinds: [],
    write_access: false,
    quiet_from_min: 22 * 60,
    quiet_to_min: 8 * 60,
    time_zone: 'UTC',
  },
}

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Fills in choices that were added after the player has chosen. */
const withDefaults = (chosen: Preferences | null | undefined): Preferences => {
  const notifications = { ...DEFAULT_PREFERENCES.notifications, ...chosen?.notifications }
  return { ...DEFAULT_PREFERENCES, ...chosen, notifications }
}

export const preferencesView = playerView({ preferences: preferencesSelect }, ({ preferences }) =>
  withDefaults(preferences),
)

export const preferencesOf = async (db: Db, playerId: number): Promise<Preferences> =>
  withDefaults(await readPart(db, playerId, preferencesSelect))

const wantsMessages = ({ kinds, write_access }: Preferences['notifications']): boolean =>
  write_access && kinds.length > 0

/** @throws ApiError `invalid-payload` for an unknown time zone */
export const savePreferences = async (
  db: Db,
  playerId: number,
  chosen: Preferences,
  nowMs: number,
): Promise<Preferences> => {
  const { notifications } = chosen
  if (!isTimeZone(notifications.time_zone)) {
    throw new ApiError('invalid-payload', { 'body/notifications/time_zone': 'is no time zone' })
  }
  const kept: Preferences = { ...chosen, notifications: { ...notifications, kinds: [...new Set(notifications.kinds)] } }
  await putPreferences(db, playerId, kept, nowMs)
  if (wantsMessages(kept.notifications)) await addSubscriber(db, playerId, nowMs)
  else await removeSubscriber(db, playerId)
  return kept
}

/** Called when the player has blocked the bot (extra 8). */
export const withdrawWriteAccess = async (db: Db, playerId: number, nowMs: number): Promise<void> => {
  await clearWriteAccess(db, playerId, nowMs)
  await removeSubscriber(db, playerId)
}

export type MessageChoices = MessageChoicesRow

export const countSubscribers = (db: Db, playerIds: readonly bigint[], kind: NotificationKind): Promise<number> =>
  selectSubscriberCount(db, playerIds, kind)

/** Only players who want messages and allow the bot to write. Deleted and banned ones are left out. */
export const messageChoicesOf = (db: Db, playerIds: readonly bigint[]): Promise<readonly MessageChoices[]> =>
  selectMessageChoices(db, playerIds)

/** In order of ids. */
export const subscribersAfter = (db: Db, kind: NotificationKind, afterId: bigint, limit: number) =>
  selectSubscribersAfter(db, kind, afterId, limit)
