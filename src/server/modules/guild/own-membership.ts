import type { RoleInGuild } from '#rules/guild/guild.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import { findCard } from './card-store.ts'
import { findMembership, type MembershipRow } from './membership-store.ts'
import { findMember, type GuildRow, lockGuilds, type MemberRow, officerRightsOf } from './store.ts'

/** @throws ApiError `guild-not-found` */
export const guildIdOf = async (db: Db, slug: string): Promise<number> => {
  const card = await findCard(db, slug)
  if (!card) throw new ApiError('guild-not-found')
  return Number(card.guild_id)
}

export const roleIn = (guild: Pick<GuildRow, 'officer_rights'>, { role }: Pick<MemberRow, 'role'>): RoleInGuild => ({
  role,
  officerRights: officerRightsOf(guild),
})

export interface OwnMembership {
  readonly guildId: number
  readonly membership: MembershipRow
  readonly member: MemberRow
}

/** @throws ApiError `not-in-guild` */
export const ownMembership = async (db: Db, playerId: number): Promise<OwnMembership> => {
  const membership = await findMembership(db, playerId)
  if (!membership || membership.guild_id === null) throw new ApiError('not-in-guild')
  const guildId = Number(membership.guild_id)
  const member = await findMember(db, guildId, playerId)
  if (!member) throw new ApiError('not-in-guild')
  return { guildId, membership, member }
}

/** Locks the guild, and `others` with it. Requires the player's lock. @throws ApiError `not-in-guild` */
export const ownMembershipLocked = async (
  db: Db,
  playerId: number,
  others: readonly bigint[] = [],
): Promise<OwnMembership & { readonly guild: GuildRow }> => {
  const membership = await findMembership(db, playerId)
  if (!membership || membership.guild_id === null) throw new ApiError('not-in-guild')
  const guildId = Number(membership.guild_id)
  const guild = (await lockGuilds(db, [guildId, ...others])).get(guildId)
  const member = guild && (await findMember(db, guildId, playerId))
  if (!member) throw new ApiError('not-in-guild')
  return { guildId, membership, member, guild }
}
