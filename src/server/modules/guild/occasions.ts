import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Occasion } from '../../occasion.ts'
import { newsOf } from './membership-store.ts'
import { findMembersAt, remindedSince } from './store.ts'
import { hasBossFights } from './talk.ts'

/**
 * What the bot may write about guilds: a player was taken in or removed while away, or the guild reminds of the boss and the player has
 * fights left (extras 8 and 14).
 * @param sinceMs older reminders are not looked for
 */
export const guildOccasions = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  sinceMs: number,
): Promise<ReadonlyMap<bigint, Occasion>> => {
  const memberships = await newsOf(db, playerIds)
  const guildIds = memberships.flatMap(({ guild_id }) => guild_id ?? [])
  const reminded = await remindedSince(db, guildIds, new Date(sinceMs))
  const members = await findMembersAt(db, [...reminded.keys()], playerIds)
  const reminders = new Map(
    members.flatMap((member) => {
      const at = reminded.get(member.guild_id)?.getTime()
      if (at === undefined || member.seen_at.getTime() >= at || !hasBossFights(member, at)) return []
      return [[member.player_id, { kind: 'guild', subject: `reminded:${at}`, atMs: at } as const]]
    }),
  )
  const changes = memberships.flatMap(({ player_id, news, news_at }) =>
    news === null || news_at === null
      ? []
      : [
          [
            player_id,
            { kind: 'guild', subject: `${news}:${news_at.getTime()}`, atMs: news_at.getTime() } as const,
          ] as const,
        ],
  )
  return new Map<bigint, Occasion>([...changes, ...reminders])
}
