import { sql } from 'kysely'
import { MS_PER_HOUR } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { triggerNow } from '#server/modules/notifications/schedule.ts'
import { sentNotifications, subjectKey } from '#server/modules/notifications/store.ts'
import { triggersOf } from '#server/modules/notifications/triggers.ts'
import type { MessageChoicesRow } from '#server/modules/preferences/store.ts'

const LOOK_BACK_MS = 48 * MS_PER_HOUR

const everyListener = async (db: Db): Promise<readonly MessageChoicesRow[]> =>
  (
    await sql<MessageChoicesRow>`
      select choice.player_id as "playerId", choice.value -> 'notifications' as choices
      from preferences choice join players p on p.id = choice.player_id and p.deleted_at is null
      where choice.value -> 'notifications' ->> 'write_access' = 'true'
        and choice.value -> 'notifications' ->> 'kinds' <> '[]'
        and not exists (select from sanctions s where s.player_id = p.id and s.status = 'banned')`.execute(db)
  ).rows

/**
 * The messages to enqueue now (extra 8), found by checking every subscriber, due or not. Sorted texts `player
 * kind:subject`.
 */
export const dueByFullWalk = async (db: Db, nowMs: number): Promise<readonly string[]> => {
  const listeners = await everyListener(db)
  const ids = listeners.map(({ playerId }) => playerId)
  const since = nowMs - LOOK_BACK_MS
  const triggers = await triggersOf(db, ids, since, nowMs)
  const notified = await sentNotifications(db, ids, new Date(since))
  return listeners
    .flatMap(({ playerId, choices }) => {
      const { subjects = [], sent = [] } = notified.get(playerId) ?? {}
      const own = triggers.get(playerId)
      const unsent = own?.triggers.filter((trigger) => !subjects.includes(subjectKey(trigger))) ?? []
      const found = triggerNow(choices, unsent, { lastActMs: own?.lastActMs ?? 0, sent, nowMs })
      return found === null ? [] : `${playerId} ${subjectKey(found)}`
    })
    .sort()
}
