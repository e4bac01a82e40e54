import type { Insertable, Selectable } from 'kysely'
import type { GuildReaction } from '#rules/guild/guild.ts'
import type { Db } from '#server/db/database.ts'
import { countChanges, execute, queryRows } from '#server/db/statements.ts'
import type { GuildLogTable } from '#server/db/tables/guild.ts'

export type LogRow = Selectable<GuildLogTable>

export interface ReactionCount {
  readonly log_id: string
  readonly reaction: GuildReaction
  readonly count: number
  readonly own: boolean
}

export const logBefore = (db: Db, guildId: number, beforeId: string | null, limit: number): Promise<LogRow[]> =>
  db
    .selectFrom('guild_log')
    .selectAll()
    .where('guild_id', '=', BigInt(guildId))
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findLogEntry = (db: Db, guildId: number, id: string): Promise<LogRow | undefined> =>
  db.selectFrom('guild_log').selectAll().where('guild_id', '=', BigInt(guildId)).where('id', '=', id).executeTakeFirst()

export const reactionsOf = (db: Db, guildId: number, viewerId: number, ids: readonly string[]) =>
  queryRows(db)<ReactionCount>`
    select log_id, reaction, count(*)::int as count, bool_or(player_id = ${viewerId}::bigint) as own
    from guild_reactions where guild_id = ${guildId}::bigint and log_id = any(${[...ids]}::uuid[])
    group by log_id, reaction order by count(*) desc, reaction`

export const putReaction = async (
  db: Db,
  key: { readonly guildId: number; readonly logId: string; readonly playerId: number },
  reaction: GuildReaction,
): Promise<void> => {
  await db
    .insertInto('guild_reactions')
    .values({ guild_id: key.guildId, log_id: key.logId, player_id: key.playerId, reaction })
    .onConflict((conflict) => conflict.columns(['guild_id', 'log_id', 'player_id']).doUpdateSet({ reaction }))
    .execute()
}

export const deleteReaction = (
  db: Db,
  key: { readonly guildId: number; readonly logId: string; readonly playerId: number },
): Promise<void> =>
  execute(db)`
    delete from guild_reactions
    where guild_id = ${key.guildId} and log_id = ${key.logId} and player_id = ${key.playerId}`

export const deleteLogBefore = (db: Db, before: Date): Promise<number> =>
  countChanges(db)`delete from guild_log where at < ${before}`

export const insertLog = async (db: Db, rows: Insertable<GuildLogTable>[]): Promise<void> => {
  await db.insertInto('guild_log').values(rows).execute()
}
