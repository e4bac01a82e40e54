import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readPart } from '../../db/player-view.ts'
import { addToGuildLog } from './log.ts'
import { enrol, foundGuild, leaveGuilds } from './membership.ts'
import { type Membership, membershipPart } from './membership-store.ts'
import { addGuildXp } from './xp.ts'

export { addGuildXp, addToGuildLog, enrol, foundGuild, leaveGuilds, membershipPart }

/** The guild that a player is in; null without one. */
export const guildOf = async (db: Kysely<Database>, playerId: number): Promise<Membership | null> =>
  (await readPart(db, playerId, membershipPart)) ?? null

/** The player's guild: there are none yet, for which the specification has null (T30). */
export const guildOnTheWire = (): null => null
