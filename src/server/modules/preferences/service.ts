import type { Kysely } from 'kysely'
import type { NotificationKind, Preferences } from '../../../contracts/wire.ts'
import type { Database } from '../../db/database.ts'
import { dismissListener, enrolListener } from '../../db/listeners.ts'
import { playerView, readPart } from '../../db/player-view.ts'
import { Refusal } from '../../refusal.ts'
import {
  clearWriteAccess,
  type MessageChoicesRow,
  preferencesPart,
  putPreferences,
  selectListenerCount,
  selectListenersAfter,
  selectMessageChoices,
} from './store.ts'

/** The defaults (extra 7): the messenger's language, the system's motion, no music, no messages. */
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

/** A player's preferences; the defaults for what was never chosen, also what a later build offers for choice. */
const withDefaults = (chosen: Preferences | null | undefined): Preferences => {
  const notifications = { ...DEFAULT_PREFERENCES.notifications, ...chosen?.notifications }
  return { ...DEFAULT_PREFERENCES, ...chosen, notifications }
}

/** GET users/me/preferences. */
export const preferencesView = playerView({ preferences: preferencesPart }, ({ preferences }) =>
  withDefaults(preferences),
)

/** A player's preferences, also of a deleted player. */
export const preferencesOf = async (db: Kysely<Database>, playerId: number): Promise<Preferences> =>
  withDefaults(await readPart(db, playerId, preferencesPart))

const wantsMessages = ({ kinds, write_access }: Preferences['notifications']): boolean =>
  write_access && kinds.length > 0

/** Saves a player's preferences. @throws Refusal `invalid-payload` for an unknown time zone */
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

/** The messenger does not let the bot write to this player any more: no messages until the player allows it again (extra 8). */
export const withdrawWriteAccess = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> => {
  await clearWriteAccess(db, playerId, nowMs)
  await dismissListener(db, playerId)
}

/** A player who wants messages, and which (extra 8). */
export type MessageChoices = MessageChoicesRow

/** How many of these players let the bot write to them about this (extra 8). */
export const countListeners = (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  kind: NotificationKind,
): Promise<number> => selectListenerCount(db, playerIds, kind)

/** Those of these players who want messages and let the bot write; deleted and banned ones left out. */
export const messageChoicesOf = (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
): Promise<readonly MessageChoices[]> => selectMessageChoices(db, playerIds)

/** The next players after `afterId` who want messages of a kind, by id. */
export const listenersAfter = (
  db: Kysely<Database>,
  kind: NotificationKind,
  afterId: bigint,
  limit: number,
): Promise<readonly bigint[]> => selectListenersAfter(db, kind, afterId, limit)
