import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readPart } from '../../db/player-view.ts'
import { addToGuildLog } from './log.ts'
import { enrol, foundGuild, leaveGuilds } from './membership.ts'
import { guildsJoinedPart, type Membership, membershipPart } from './membership-store.ts'
import { guildOccasions } from './occasions.ts'
import { ownGuildView } from './own-guild.ts'
import { addMemberFight, type MemberFight, updateMember } from './store.ts'
import { addGuildXp } from './xp.ts'

export { addGuildXp, addToGuildLog, enrol, foundGuild, guildOccasions, leaveGuilds, ownGuildView }

/** The guild that a player is in, as a part of what is read with the player; null without one. */
export const MEMBERSHIP_PARTS = { membership: membershipPart }

/**
 * The guild that a player is in; null without one.
 * @internal
 */
export const guildOf = async (db: Kysely<Database>, playerId: number): Promise<Membership | null> =>
  (await readPart(db, playerId, membershipPart)) ?? null

/** How many guilds a player has founded or joined, as a part of what is read with the player (R05). */
export const GUILDS_JOINED_PARTS = { guildsJoined: guildsJoinedPart }

/** Adds a fight with a boss to what the guild sees of its member. Who has left meanwhile is passed over. */
export const countMemberFight = (db: Kysely<Database>, fight: MemberFight): Promise<void> => addMemberFight(db, fight)

/** Makes a member an officer, without a line in the log. */
export const makeOfficer = (db: Kysely<Database>, guildId: number, playerId: number): Promise<void> =>
  updateMember(db, guildId, playerId, { role: 'officer' })
