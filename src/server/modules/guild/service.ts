import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readPart } from '../../db/player-view.ts'
import { addToGuildLog } from './log.ts'
import { enrol, foundGuild, leaveGuilds } from './membership.ts'
import { type Membership, membershipPart } from './membership-store.ts'
import { guildOccasions } from './occasions.ts'
import { ownGuildView } from './own-guild.ts'
import { addMemberFight, updateMember } from './store.ts'
import { addGuildXp } from './xp.ts'

export {
  addGuildXp,
  addMemberFight,
  addToGuildLog,
  enrol,
  foundGuild,
  guildOccasions,
  leaveGuilds,
  membershipPart,
  ownGuildView,
  updateMember,
}

/**
 * The guild that a player is in; null without one.
 * @internal
 */
export const guildOf = async (db: Kysely<Database>, playerId: number): Promise<Membership | null> =>
  (await readPart(db, playerId, membershipPart)) ?? null

/** How many guilds a player has founded or joined, as a part of what is read with the player (R05). */
export const guildsJoinedPart = (playerId: number): RawBuilder<number> =>
  sql`select coalesce((select guilds_joined from guild_memberships where player_id = ${playerId}::bigint), 0)`
