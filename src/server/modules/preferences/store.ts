import { type RawBuilder, sql } from 'kysely'
import type { Preferences } from '#contracts/wire.ts'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryValue } from '#server/db/statements.ts'

export const preferencesSelect = (playerId: number): RawBuilder<Preferences | null> =>
  sql`select value from preferences where player_id = ${playerId}::bigint`

export const putPreferences = async (db: Db, playerId: number, preferences: Preferences, nowMs: number) => {
  const row = { value: JSON.stringify(preferences), saved_at: new Date(nowMs) }
  await db
    .insertInto('preferences')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

export const clearWriteAccess = (db: Db, playerId: number, nowMs: number): Promise<void> =>
  execute(db)`
    update preferences set value = jsonb_set(value, '{notifications,write_access}', 'false'), saved_at = ${new Date(nowMs)}
    where player_id = ${playerId}::bigint`

export const selectSubscriberCount = (db: Db, playerIds: readonly bigint[], kind: NotificationKind) =>
  queryValue(db, 0)`
    select count(*)::integer as listeners from preferences
    where player_id = any(${[...playerIds]}::bigint[]) and value -> 'notifications' ->> 'write_access' = 'true'
      and value -> 'notifications' -> 'kinds' ? ${kind}`

export interface MessageChoicesRow {
  readonly playerId: bigint
  readonly choices: Preferences['notifications']
}

export const selectMessageChoices = async (
  db: Db,
  playerIds: readonly bigint[],
): Promise<readonly MessageChoicesRow[]> =>
  (
    await sql<MessageChoicesRow>`
      select choice.player_id as "playerId", choice.value -> 'notifications' as choices
      from preferences choice
      join players p on p.id = choice.player_id and p.deleted_at is null
      where choice.value -> 'notifications' ->> 'write_access' = 'true'
        and choice.value -> 'notifications' ->> 'kinds' <> '[]'
        and choice.player_id = any(${[...playerIds]}::bigint[])
        and not exists (select from sanctions s where s.player_id = p.id and s.status = 'banned')`.execute(db)
  ).rows

export const selectSubscribersAfter = (db: Db, kind: NotificationKind, afterId: bigint, limit: number) =>
  queryColumn(db)<bigint>`
    select player_id from preferences
    where value -> 'notifications' ->> 'write_access' = 'true' and value -> 'notifications' ->> 'kinds' <> '[]'
      and value -> 'notifications' -> 'kinds' ? ${kind} and player_id > ${afterId}::bigint
    order by player_id limit ${limit}`
