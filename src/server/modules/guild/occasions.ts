import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Occasion } from '../../occasion.ts'
import { findMembersAt } from './store.ts'
import { hasBossFights } from './talk.ts'

interface Told {
  readonly player_id: bigint
  readonly guild_id: bigint | null
  readonly told: 'accepted' | 'kicked' | null
  readonly told_at: Date | null
}

const toldTo = async (db: Kysely<Database>, playerIds: readonly bigint[]): Promise<Told[]> =>
  (
    await sql<Told>`
      select player_id, guild_id, told, told_at from guild_memberships where player_id = any(${[...playerIds]}::bigint[])`.execute(
      db,
    )
  ).rows

const remindedSince = async (
  db: Kysely<Database>,
  guildIds: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, Date>> => {
  const { rows } = await sql<{ id: bigint; reminded_at: Date }>`
    select id, reminded_at from guilds where id = any(${[...guildIds]}::bigint[]) and reminded_at > ${since}`.execute(
    db,
  )
  return new Map(rows.map(({ id, reminded_at }) => [id, reminded_at]))
}

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
  const memberships = await toldTo(db, playerIds)
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
  const news = memberships.flatMap(({ player_id, told, told_at }) =>
    told === null || told_at === null
      ? []
      : [
          [
            player_id,
            { kind: 'guild', subject: `${told}:${told_at.getTime()}`, atMs: told_at.getTime() } as const,
          ] as const,
        ],
  )
  return new Map<bigint, Occasion>([...news, ...reminders])
}
