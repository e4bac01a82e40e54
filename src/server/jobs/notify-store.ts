import { type Kysely, sql } from 'kysely'
import type { NotificationKind, Preferences } from '../../contracts/wire.ts'
import type { Database } from '../db/database.ts'
import type { NotificationState } from '../db/notification-tables.ts'

/** A player who wants messages, with all that there may be to tell. */
export interface ListenerRow {
  readonly player_id: bigint
  readonly choices: Preferences['notifications']
  readonly last_claim_at: Date
  readonly pocket_level: number
  readonly energy: number
  readonly energy_refill_at: Date | null
  readonly energy_burned_at: Date | null
  readonly hunt_id: string | null
  readonly hunt_started_at: Date | null
  readonly hunt_ends_at: Date | null
  readonly attacked_at: Date | null
  /** Subjects told since `toldSince`, as `kind:subject`. */
  readonly told: readonly string[]
  /** When the last messages went out, or wait to: milliseconds since the epoch. */
  readonly told_ms: readonly number[]
}

/** The next players after `afterId` who want messages and let the bot write, by id. */
export const listenersAfter = async (
  db: Kysely<Database>,
  afterId: bigint,
  toldSince: Date,
  limit: number,
): Promise<readonly ListenerRow[]> =>
  (
    await sql<ListenerRow>`
      select p.id as player_id, choice.value -> 'notifications' as choices, p.last_claim_at, p.energy,
        p.energy_refill_at, p.energy_burned_at,
        (select coalesce(max(level), 0) from upgrades u
          where u.player_id = p.id and u.upgrade_type = 'pocket-size')::integer as pocket_level,
        hunt.id as hunt_id, hunt.started_at as hunt_started_at, hunt.ends_at as hunt_ends_at,
        (select max(f.at) from fights f where f.defender_id = p.id and f.at > ${toldSince}) as attacked_at,
        coalesce(told.subjects, '{}') as told, coalesce(told.times, '{}') as told_ms
      from preferences choice
      join players p on p.id = choice.player_id and p.deleted_at is null
      left join hunts hunt on hunt.player_id = p.id and hunt.collected_at is null
      left join lateral (
        select array_agg(n.kind || ':' || n.subject) as subjects,
          array_agg((extract(epoch from n.at) * 1000)::double precision)
            filter (where n.state in ('waiting', 'sent')) as times
        from notifications n where n.player_id = p.id and n.at > ${toldSince}
      ) told on true
      where choice.value -> 'notifications' ->> 'write_access' = 'true'
        and choice.value -> 'notifications' ->> 'kinds' <> '[]'
        and choice.player_id > ${afterId}
        and not exists (select from sanctions s where s.player_id = p.id and s.status = 'banned')
      order by choice.player_id limit ${limit}`.execute(db)
  ).rows

/** The messenger's language of a player who is here; undefined for nobody and after deletion. */
export const languageCodeOf = async (db: Kysely<Database>, playerId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('players')
      .select('language_code')
      .where('id', '=', BigInt(playerId))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.language_code

/** Notes that something is to be told; false when it was before. */
export const insertNotification = async (
  db: Kysely<Database>,
  row: { readonly playerId: bigint; readonly kind: NotificationKind; readonly subject: string; readonly at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notifications')
    .values({ player_id: row.playerId, kind: row.kind, subject: row.subject, at: row.at, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Which message: the key of its row. */
export interface NotificationKey {
  readonly playerId: string
  readonly kind: NotificationKind
  readonly subject: string
}

/** Moves a message on; false when it was not where it should be. */
export const moveNotification = async (
  db: Kysely<Database>,
  { playerId, kind, subject }: NotificationKey,
  from: NotificationState,
  to: NotificationState,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ state: to })
    .where('player_id', '=', BigInt(playerId))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets messages older than this instant; answers how many. */
export const deleteNotificationsBefore = async (db: Kysely<Database>, before: Date): Promise<number> =>
  Number((await db.deleteFrom('notifications').where('at', '<', before).executeTakeFirst()).numDeletedRows)
