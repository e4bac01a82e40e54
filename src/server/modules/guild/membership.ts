import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { writeCard } from './card-store.ts'
import { addToGuildLog, type GuildLogEntry } from './log.ts'
import { findMembership, type MembershipRow, putMembership } from './membership-store.ts'
import { freeNames, takeNames } from './names.ts'
import { deleteRequest, deleteRequests } from './request-store.ts'
import {
  deleteMember,
  findMember,
  type GuildRow,
  hasRoom,
  insertGuild,
  insertMember,
  lockGuild,
  lockGuilds,
  lockMembers,
  membersOf,
  type NewGuild,
  updateGuild,
  updateMember,
} from './store.ts'

const beginMembership = async (
  { db, nowMs }: CallScope,
  playerId: number,
  guildId: number,
  known: MembershipRow | undefined,
): Promise<void> => {
  for (const asked of known?.requested ?? []) await deleteRequest(db, Number(asked), playerId)
  await putMembership(db, playerId, {
    guild_id: BigInt(guildId),
    joined_at: new Date(nowMs),
    guilds_joined: (known?.guilds_joined ?? 0) + 1,
    requested: [],
  })
}

const withoutGuild = async (db: Db, playerId: number): Promise<MembershipRow | undefined> => {
  const known = await findMembership(db, playerId)
  if (known && known.guild_id !== null) throw new ApiError('already-in-guild')
  return known
}

/** Checks neither price nor rank. Requires the founder's lock. @throws ApiError `already-in-guild`, `guild-exists` */
export const foundGuild = async (scope: CallScope, founderId: number, plan: NewGuild): Promise<number> => {
  const { db, nowMs } = scope
  const known = await withoutGuild(db, founderId)
  await lockGuilds(db, known?.requested ?? [])
  const guildId = await insertGuild(db, founderId, plan, nowMs)
  await takeNames(db, guildId, plan, nowMs)
  await beginMembership(scope, founderId, guildId, known)
  await addToGuildLog(scope, guildId, { event: 'founded', who_id: founderId })
  await writeCard(db, guildId)
  return guildId
}

/**
 * Checks neither entry, rank nor waiting time. Requires the locks of the player and of the guilds that the player asked. @throws ApiError `already-in-guild`,
 * `guild-not-found`, `guild-full`
 */
export const enrol = async (scope: CallScope, guildId: number, playerId: number): Promise<void> => {
  const { db, nowMs } = scope
  const known = await withoutGuild(db, playerId)
  const guild = await lockGuild(db, guildId)
  if (!guild) throw new ApiError('guild-not-found')
  if (!hasRoom(guild)) throw new ApiError('guild-full')
  await insertMember(db, guildId, playerId, 'member', nowMs)
  await updateGuild(db, guildId, { members: guild.members + 1 })
  await deleteRequest(db, guildId, playerId)
  await beginMembership(scope, playerId, guildId, known)
  await addToGuildLog(scope, guildId, { event: 'joined', who_id: playerId })
}

/** The guild must have no members. Its names are free a day later. Requires the guild's lock. */
export const dissolve = async ({ db, nowMs }: CallScope, guild: GuildRow): Promise<void> => {
  const guildId = Number(guild.id)
  await updateGuild(db, guildId, { members: 0, leader_id: null, dissolved_at: new Date(nowMs) })
  await deleteRequests(db, guildId)
  await freeNames(db, guild, nowMs)
  await writeCard(db, guildId)
}

/** If the leader goes, the longest-serving officer follows, else the longest-serving member (R24). */
const removeMember = async (
  scope: CallScope,
  guild: GuildRow,
  playerId: number,
  entry: GuildLogEntry,
): Promise<void> => {
  const { db } = scope
  const guildId = Number(guild.id)
  await lockMembers(db)
  if (!(await deleteMember(db, guildId, playerId))) throw new ApiError('member-not-found')
  const [next] = await membersOf(db, guildId)
  if (!next) {
    await addToGuildLog(scope, guildId, entry)
    return dissolve(scope, guild)
  }
  const isLed = Number(guild.leader_id) !== playerId
  await updateGuild(db, guildId, { members: guild.members - 1, ...(isLed ? {} : { leader_id: next.player_id }) })
  if (isLed) await addToGuildLog(scope, guildId, entry)
  else {
    await updateMember(db, guildId, Number(next.player_id), { role: 'leader' })
    await addToGuildLog(scope, guildId, entry, { event: 'leader', whom_id: next.player_id })
  }
  // The card names the officers, and this player may have been one.
  await writeCard(db, guildId)
}

/**
 * Takes a deleted account out of a guild that still has it: an older build, which knows no guilds, closed the account.
 * Ends the player's membership too, unless that row is already erased. The caller holds the player's lock.
 * @returns false if the guild does not have the account
 */
export const removeDeleted = async (scope: CallScope, guildId: number, playerId: number): Promise<boolean> => {
  const { db } = scope
  const known = await findMembership(db, playerId)
  const guild = await lockGuild(db, guildId)
  if (!guild || !(await findMember(db, guildId, playerId))) return false
  await removeMember(scope, guild, playerId, { event: 'left', who_id: playerId })
  if (known?.guild_id === guild.id) await putMembership(db, playerId, { guild_id: null, joined_at: null })
  return true
}

/**
 * A player who leaves waits a day before joining again; a removed player does not (R24). Requires the locks of player and guild.
 * @throws ApiError `member-not-found`
 */
export const endMembership = async (scope: CallScope, guild: GuildRow, playerId: number, entry: GuildLogEntry) => {
  await removeMember(scope, guild, playerId, entry)
  const wait = entry.event === 'kicked' ? {} : { left_at: new Date(scope.nowMs) }
  await putMembership(scope.db, playerId, { guild_id: null, joined_at: null, ...wait })
}

/** Also drops requests. Requires the player's lock. @returns false without a guild */
export const leaveGuilds = async (scope: CallScope, playerId: number): Promise<boolean> => {
  const { db } = scope
  const known = await findMembership(db, playerId)
  if (!known) return false
  if (known.requested.length > 0) {
    await lockGuilds(db, known.requested)
    for (const asked of known.requested) await deleteRequest(db, Number(asked), playerId)
    await putMembership(db, playerId, { requested: [] })
  }
  const guild = known.guild_id === null ? undefined : await lockGuild(db, Number(known.guild_id))
  if (!guild) return false
  await endMembership(scope, guild, playerId, { event: 'left', who_id: playerId })
  return true
}
