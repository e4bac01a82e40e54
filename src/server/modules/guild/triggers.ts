import type { Db } from '#server/db/database.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { type GuildNews, newsOf } from './membership-store.ts'
import { findMembersAt, remindedSince } from './store.ts'
import { hasBossFights } from './talk.ts'

/** False if an accepted player has left since, or a removed one is in a guild again. */
const isStillSo = ({ guild_id, news }: GuildNews): boolean => (news === 'accepted') === (guild_id !== null)

/**
 * Notifications of a guild's decisions, and of its reminders to fight the boss (extras 8 and 14). @param awaySinceMs
 * last activity by player id @param sinceMs oldest reminder
 */
export const guildTriggers = async (
  db: Db,
  awaySinceMs: ReadonlyMap<bigint, number>,
  sinceMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const playerIds = [...awaySinceMs.keys()]
  const memberships = await newsOf(db, playerIds)
  const guildIds = memberships.flatMap(({ guild_id }) => guild_id ?? [])
  const reminded = await remindedSince(db, guildIds, new Date(sinceMs))
  const members = await findMembersAt(db, [...reminded.keys()], playerIds)
  const reminders = new Map(
    members.flatMap((member) => {
      const at = reminded.get(member.guild_id)?.getTime()
      if (at === undefined || member.seen_at.getTime() >= at || !hasBossFights(member, at)) return []
      return [[member.player_id, { subject: `reminded:${at}`, atMs: at }]]
    }),
  )
  const changes = memberships.flatMap((membership) => {
    const { player_id, news, news_at } = membership
    const atMs = news_at?.getTime()
    if (news === null || atMs === undefined || !isStillSo(membership)) return []
    // The player was active since, and has seen it.
    if (atMs <= (awaySinceMs.get(player_id) ?? 0)) return []
    return [[player_id, { subject: `${news}:${atMs}`, atMs }] as const]
  })
  return new Map<bigint, NotificationTrigger>([...changes, ...reminders])
}
