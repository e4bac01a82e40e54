import type { Kysely } from 'kysely'
import type { Preferences } from '../../../contracts/wire.ts'
import type { Database } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import { clearWriteAccess, findPreferences, putPreferences } from './store.ts'

/** What holds until the player chooses (extra 7): the messenger's language, the system's motion, no music, no messages. */
export const DEFAULT_PREFERENCES: Preferences = {
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

/** What the player has chosen, over the defaults. */
export const preferencesOf = async (db: Kysely<Database>, playerId: number): Promise<Preferences> =>
  (await findPreferences(db, playerId)) ?? DEFAULT_PREFERENCES

/** Keeps what the player has chosen. @throws CallError `invalid-payload` for a time zone that nobody knows */
export const savePreferences = async (
  db: Kysely<Database>,
  playerId: number,
  chosen: Preferences,
  nowMs: number,
): Promise<Preferences> => {
  const { notifications } = chosen
  if (!isTimeZone(notifications.time_zone)) {
    throw new CallError('invalid-payload', { 'body/notifications/time_zone': 'is no time zone' })
  }
  const kept: Preferences = { ...chosen, notifications: { ...notifications, kinds: [...new Set(notifications.kinds)] } }
  await putPreferences(db, playerId, kept, nowMs)
  return kept
}

/** The messenger does not let the bot write to this player any more: no messages until the player allows it again (extra 8). */
export const withdrawWriteAccess = (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> =>
  clearWriteAccess(db, playerId, nowMs)
