import { dayKeyOf } from '#rules/days.ts'
import { lockAlone } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { readPart } from '#server/db/player-view.ts'
import { groupsBy } from '#server/groups.ts'
import { type CardRow, findCard } from './card-store.ts'
import { cardsOf } from './list-store.ts'
import { addToGuildLog } from './log.ts'
import { enrol, foundGuild, leaveGuilds } from './membership.ts'
import { type Membership, membershipSelect } from './membership-store.ts'
import { OWN_GUILD_PARTS, ownGuildView } from './own-guild.ts'
import { addMemberFights, findGuildName, giftXpBetween, type MemberFights, updateMember } from './store.ts'
import { guildTriggers } from './triggers.ts'
import { addGuildXp } from './xp.ts'

export { addGuildXp, addToGuildLog, enrol, foundGuild, guildTriggers, leaveGuilds, OWN_GUILD_PARTS, ownGuildView }

export type GuildCard = CardRow

export const MEMBERSHIP_PARTS = { membership: membershipSelect }

export const guildOf = async (db: Db, playerId: number): Promise<Membership | null> =>
  (await readPart(db, playerId, membershipSelect)) ?? null

export const guildCardOf = (db: Db, slug: string): Promise<GuildCard | undefined> => findCard(db, slug)

export const guildCards = (db: Db, guildIds: readonly bigint[]): Promise<readonly GuildCard[]> => cardsOf(db, guildIds)

export const giftXpOf = (
  db: Db,
  guildId: number,
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
): Promise<number> => giftXpBetween(db, guildId, fromMs, untilMs)

/** Also finds dissolved guilds. */
export const guildName = (db: Db, guildId: number): Promise<string | undefined> => findGuildName(db, guildId)

interface MemberFight {
  readonly guildId: number
  readonly playerId: number
  readonly bossEventId: string
  readonly damage: number
  readonly atMs: number
}

/** The id of a boss event ends with its first day. */
const firstDayOf = (bossEventId: string): string => bossEventId.slice(-10)

/** Sums the damage of the latest event only, and counts the fights of the latest day only. */
const summedUp = (fights: readonly [MemberFight, ...MemberFight[]]): MemberFights => {
  const [first] = fights
  const { guildId, playerId } = first
  const bossEvent = fights.reduce(
    (newest, { bossEventId }) => (firstDayOf(bossEventId) > firstDayOf(newest) ? bossEventId : newest),
    first.bossEventId,
  )
  const atMs = Math.max(...fights.map((fight) => fight.atMs))
  const day = dayKeyOf(atMs)
  return {
    guildId,
    playerId,
    bossEvent,
    damage: fights.reduce((sum, { bossEventId, damage }) => (bossEventId === bossEvent ? sum + damage : sum), 0),
    day,
    fights: fights.filter((fight) => dayKeyOf(fight.atMs) === day).length,
    atMs,
  }
}

/** Call it before `countMemberFights`, which changes members in any order. The caller may hold no other lock. */
export const holdOffMembers = (db: Db): Promise<void> => lockAlone(db, 'guildMembers')

export const countMemberFights = async (db: Db, fights: readonly MemberFight[]): Promise<void> => {
  if (fights.length === 0) return
  const members = groupsBy(fights, ({ guildId, playerId }) => `${guildId} ${playerId}`)
  await addMemberFights(db, [...members.values()].map(summedUp))
}

/** Leaves the guild's log unchanged. */
export const makeOfficer = (db: Db, guildId: number, playerId: number): Promise<void> =>
  updateMember(db, guildId, playerId, { role: 'officer' })
