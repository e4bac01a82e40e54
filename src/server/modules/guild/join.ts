import type { CallData } from '#contracts/schemas.ts'
import { OPEN_REQUESTS_MAX, REJOIN_AFTER_MS } from '#rules/guild/guild.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { rankNow } from '#server/modules/season/service.ts'
import { countCards, writeCard } from './card-store.ts'
import { showGuild, waitUntilMs } from './detail.ts'
import { enrol, leaveGuilds } from './membership.ts'
import { findMembership, type MembershipRow, putMembership } from './membership-store.ts'
import { guildIdOf } from './own-membership.ts'
import { deleteRequest, insertRequest } from './request-store.ts'
import { hasRoom, lockGuild, lockGuilds } from './store.ts'

const ask = async (
  { db, nowMs }: CallScope,
  playerId: number,
  guildId: number,
  membership: MembershipRow | undefined,
): Promise<void> => {
  const requested = membership?.requested ?? []
  if (requested.includes(BigInt(guildId))) return
  // Requests to dissolved guilds do not count.
  if (requested.length >= OPEN_REQUESTS_MAX && (await countCards(db, requested)) >= OPEN_REQUESTS_MAX)
    throw new ApiError('request-limit')
  await insertRequest(db, guildId, playerId, nowMs)
  await putMembership(db, playerId, { requested: [...requested, BigInt(guildId)] })
  await writeCard(db, guildId)
}

/**
 * @throws ApiError `player-not-found`, `guild-not-found`, `already-in-guild`, `guild-wait`, `guild-rank-needed`,
 * `guild-full`, `request-limit` (R24)
 */
export const joinGuild = async (scope: CallScope, playerId: number, slug: string): Promise<CallData<'guild.join'>> => {
  const { db, nowMs } = scope
  const guildId = await guildIdOf(db, slug)
  const player = await getPlayerLocked(db, playerId)
  const membership = await findMembership(db, playerId)
  if (membership && membership.guild_id !== null) throw new ApiError('already-in-guild')
  if (waitUntilMs(membership, nowMs) !== null) throw new ApiError('guild-wait')
  // Joining ends the requests to other guilds.
  const guild = (await lockGuilds(db, [guildId, ...(membership?.requested ?? [])])).get(guildId)
  if (!guild) throw new ApiError('guild-not-found')
  if ((await rankNow(db, player, nowMs)).points < guild.min_rank) throw new ApiError('guild-rank-needed')
  if (!hasRoom(guild)) throw new ApiError('guild-full')
  if (guild.entry === 'open') await enrol(scope, guildId, playerId)
  else await ask(scope, playerId, guildId, membership)
  return { joined: guild.entry === 'open', guild: await showGuild(scope, playerId, guildId) }
}

/** Removes the request from the player's and the guild's rows. False if there was none. Requires the locks of both. */
export const dropRequest = async (db: Db, guildId: number, playerId: number): Promise<boolean> => {
  const requested = (await findMembership(db, playerId))?.requested ?? []
  const rest = requested.filter((id) => Number(id) !== guildId)
  if (rest.length < requested.length) await putMembership(db, playerId, { requested: rest })
  return deleteRequest(db, guildId, playerId)
}

/** @throws ApiError `player-not-found`, `guild-not-found`, `request-not-found` */
export const withdrawRequest = async (
  { db }: CallScope,
  playerId: number,
  slug: string,
): Promise<CallData<'guild.withdraw'>> => {
  const guildId = await guildIdOf(db, slug)
  await getPlayerLocked(db, playerId)
  if (!(await lockGuild(db, guildId))) throw new ApiError('guild-not-found')
  if (!(await dropRequest(db, guildId, playerId))) throw new ApiError('request-not-found')
  await writeCard(db, guildId)
  return { id: slug }
}

/** If the last member leaves, the guild is dissolved (R24). @throws ApiError `player-not-found`, `not-in-guild` */
export const leaveGuild = async (scope: CallScope, playerId: number): Promise<CallData<'guild.leave'>> => {
  await getPlayerLocked(scope.db, playerId)
  if (!(await leaveGuilds(scope, playerId))) throw new ApiError('not-in-guild')
  return { wait_until: new Date(scope.nowMs + REJOIN_AFTER_MS).toISOString() }
}
