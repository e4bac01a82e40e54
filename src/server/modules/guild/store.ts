import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { DEFAULT_OFFICER_RIGHTS, type GuildRole, guildCapacity, type OfficerRight } from '#rules/guild/guild.ts'
import { lockBeside } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, queryMap, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { GuildMembersTable, GuildsTable, GuildXpTable } from '#server/db/tables/guild.ts'

export type GuildRow = Selectable<GuildsTable>
export type MemberRow = Selectable<GuildMembersTable>

export interface NewGuild extends Pick<GuildRow, 'slug' | 'name' | 'tag' | 'emblem' | 'description' | 'entry'> {
  readonly minRank: number
}

export const insertGuild = async (db: Db, leaderId: number, { minRank, emblem, ...plan }: NewGuild, nowMs: number) => {
  const at = new Date(nowMs)
  const { rows } = await sql<{ id: bigint }>`select nextval('guild_ids') as id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The sequence of guilds gives no id.')
  await db
    .insertInto('guilds')
    .values({
      id,
      ...plan,
      emblem: JSON.stringify(emblem),
      min_rank: minRank,
      leader_id: leaderId,
      members: 1,
      level: 0,
      xp: 0,
      created_at: at,
    })
    .execute()
  await insertMember(db, Number(id), leaderId, 'leader', nowMs)
  return Number(id)
}

export const findGuild = (db: Db, guildId: number): Promise<GuildRow | undefined> =>
  queryRow(db)<GuildRow>`select * from guilds where id = ${guildId} and dissolved_at is null`

/** Undefined if the guild is dissolved or unknown. Take this lock, after players' locks, before changing members, roles or requests. */
export const lockGuild = (db: Db, guildId: number): Promise<GuildRow | undefined> =>
  queryRow(db)<GuildRow>`select * from guilds where id = ${guildId} and dissolved_at is null for no key update`

/** Locks the guilds in id order, against deadlocks. Leaves out dissolved and unknown ones. */
export const lockGuilds = async (
  db: Db,
  guildIds: readonly (number | bigint)[],
): Promise<ReadonlyMap<number, GuildRow>> => {
  const guilds = new Map<number, GuildRow>()
  for (const id of [...new Set(guildIds.map(Number))].sort((a, b) => a - b)) {
    const guild = await lockGuild(db, id)
    if (guild) guilds.set(id, guild)
  }
  return guilds
}

/** Marks the card as stale: the job updates its figures. Other changes need the caller's `writeCard`. */
export const updateGuild = async (db: Db, guildId: number, changes: Updateable<GuildsTable>): Promise<void> => {
  await db
    .updateTable('guilds')
    .set({ ...changes, card_stale: true })
    .where('id', '=', BigInt(guildId))
    .execute()
}

export const officerRightsOf = ({ officer_rights }: Pick<GuildRow, 'officer_rights'>): readonly OfficerRight[] =>
  officer_rights ?? DEFAULT_OFFICER_RIGHTS

export const hasRoom = ({ members, level }: Pick<GuildRow, 'members' | 'level'>): boolean =>
  members < guildCapacity(level)

export const insertMember = async (db: Db, guildId: number, playerId: number, role: GuildRole, nowMs: number) => {
  const at = new Date(nowMs)
  await db
    .insertInto('guild_members')
    .values({ guild_id: guildId, player_id: playerId, role, joined_at: at, seen_at: at })
    .execute()
}

/** Take this lock, after the guild's, before changing two members in one transaction, or a member and the member's fights. */
export const lockMembers = (db: Db): Promise<void> => lockBeside(db, 'guildMembers')

const memberOf = (guildId: number, playerId: number) => ({ guild_id: BigInt(guildId), player_id: BigInt(playerId) })

export const findMember = (db: Db, guildId: number, playerId: number): Promise<MemberRow | undefined> =>
  db
    .selectFrom('guild_members')
    .selectAll()
    .where((is) => is.and(memberOf(guildId, playerId)))
    .executeTakeFirst()

/** Leader first, then officers, each by length of service. */
export const membersOf = (db: Db, guildId: number): Promise<MemberRow[]> =>
  queryRows(db)<MemberRow>`
    select * from guild_members where guild_id = ${guildId}::bigint
    order by array_position(array['leader', 'officer', 'member'], role), joined_at, player_id`

export const deleteMember = (db: Db, guildId: number, playerId: number): Promise<boolean> =>
  changesOne(db)`delete from guild_members where guild_id = ${guildId} and player_id = ${playerId}`

export const updateMember = async (
  db: Db,
  guildId: number,
  playerId: number,
  changes: Partial<Pick<MemberRow, 'role' | 'seen_at' | 'given' | 'given_week' | 'week'>>,
): Promise<void> => {
  await db
    .updateTable('guild_members')
    .set(changes)
    .where((is) => is.and(memberOf(guildId, playerId)))
    .execute()
}

export const findMembersAt = async (db: Db, guildIds: readonly bigint[], playerIds: readonly bigint[]) => {
  if (guildIds.length === 0) return []
  return queryRows(db)<MemberRow>`
    select * from guild_members
    where guild_id = any(${[...guildIds]}::bigint[]) and player_id = any(${[...playerIds]}::bigint[])`
}

export interface MemberFights {
  readonly guildId: number
  readonly playerId: number
  readonly bossEvent: string
  readonly damage: number
  readonly day: string
  readonly fights: number
  readonly atMs: number
}

/** `gains` names each member once (R25, extra 14). Former members are skipped. */
export const addMemberFights = async (db: Db, gains: readonly MemberFights[]): Promise<void> => {
  const guildIds = gains.map(({ guildId }) => guildId)
  // The id of an event ends with its first day, by which events are compared. Late values of an older event or day are
  // dropped.
  await sql`
    update guild_members as m set seen_at = greatest(seen_at, gains.at),
      boss_damage = case
        when boss_run = gains.stay then boss_damage + gains.damage
        when right(boss_run, 10) > right(gains.stay, 10) then boss_damage else gains.damage end,
      boss_run = case when right(boss_run, 10) > right(gains.stay, 10) then boss_run else gains.stay end,
      boss_fights = case
        when boss_day = gains.day then boss_fights + gains.fights when boss_day > gains.day then boss_fights
        else gains.fights end,
      boss_day = greatest(boss_day, gains.day)
    from unnest(${guildIds}::bigint[], ${gains.map(({ playerId }) => playerId)}::bigint[],
      ${gains.map(({ bossEvent }) => bossEvent)}::text[], ${gains.map(({ damage }) => damage)}::bigint[],
      ${gains.map(({ day }) => day)}::text[], ${gains.map(({ fights }) => fights)}::integer[],
      ${gains.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[])
      as gains (guild_id, player_id, stay, damage, day, fights, at)
    where m.guild_id = gains.guild_id and m.player_id = gains.player_id
      and m.guild_id = any(${[...new Set(guildIds)]}::bigint[])`.execute(db)
}

export const findGuildName = async (db: Db, guildId: number): Promise<string | undefined> =>
  (await db.selectFrom('guilds').select('name').where('id', '=', BigInt(guildId)).executeTakeFirst())?.name

export const insertXp = async (db: Db, row: Insertable<GuildXpTable>): Promise<void> => {
  await db.insertInto('guild_xp').values(row).execute()
}

export const giftXpBetween = (db: Db, guildId: number, fromMs: number, untilMs: number): Promise<number> =>
  queryValue(db, 0)`
    select sum(amount)::float8 as xp from guild_xp
    where guild_id = ${guildId}::bigint and at >= ${new Date(fromMs)} and at < ${new Date(untilMs)}
      and source = 'donation'`

export const leadersOfGuilds = (db: Db): Promise<Pick<GuildRow, 'id' | 'leader_id'>[]> =>
  db.selectFrom('guilds').select(['id', 'leader_id']).where('dissolved_at', 'is', null).orderBy('id').execute()

export const remindedSince = (db: Db, guildIds: readonly bigint[], since: Date): Promise<ReadonlyMap<bigint, Date>> =>
  queryMap(db)<bigint, Date>`
    select id, reminded_at from guilds where id = any(${[...guildIds]}::bigint[])
      and reminded_at > ${since}`
