import type { Kysely } from 'kysely'
import type { NotificationKind, Preferences } from '#contracts/wire.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/db/database.ts'
import { dismissListener, enrolListener } from '#server/db/listeners.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import {
  clearWriteAccess,
  type MessageChoicesRow,
  preferencesPart,
  putPreferences,
  selectListenerCount,
  selectListenersAfter,
  selectMessageChoices,
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

/** Adds defaults for choices that came later. */
const withDefaults = (chosen: Preferences | null | undefined): Preferences => {
  const notifications = { ...DEFAULT_PREFERENCES.notifications, ...chosen?.notifications }
  return { ...DEFAULT_PREFERENCES, ...chosen, notifications }
}

export const preferencesView = playerView({ preferences: preferencesPart }, ({ preferences }) =>
  withDefaults(preferences),
)

export const preferencesOf = async (db: Kysely<Database>, playerId: number): Promise<Preferences> =>
  withDefaults(await readPart(db, playerId, preferencesPart))

const wantsMessages = ({ kinds, write_access }: Preferences['notifications']): boolean =>
  write_access && kinds.length > 0

/** @throws Refusal `invalid-payload` for an unknown time zone */
export const savePreferences = async (
  db: Kysely<Database>,
  playerId: number,
  chosen: Preferences,
  nowMs: number,
): Promise<Preferences> => {
  const { notifications } = chosen
  if (!isTimeZone(notifications.time_zone)) {
    throw new Refusal('invalid-payload', { 'body/notifications/time_zone': 'is no time zone' })
  }
  const kept: Preferences = { ...chosen, notifications: { ...notifications, kinds: [...new Set(notifications.kinds)] } }
  await putPreferences(db, playerId, kept, nowMs)
  if (wantsMessages(kept.notifications)) await enrolListener(db, playerId, nowMs)
  else await dismissListener(db, playerId)
  return kept
}

/** The player has blocked the bot (extra 8). */
export const withdrawWriteAccess = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> => {
  await clearWriteAccess(db, playerId, nowMs)
  await dismissListener(db, playerId)
}

export type MessageChoices = MessageChoicesRow

export const countListeners = (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  kind: NotificationKind,
): Promise<number> => selectListenerCount(db, playerIds, kind)

/** Who want messages and allow the bot; without deleted and banned players. */
export const messageChoicesOf = (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
): Promise<readonly MessageChoices[]> => selectMessageChoices(db, playerIds)

/** By id. */
export const listenersAfter = (
  db: Kysely<Database>,
  kind: NotificationKind,
  afterId: bigint,
  limit: number,
): Promise<readonly bigint[]> => selectListenersAfter(db, kind, afterId, limit)
