import type { Kysely } from 'kysely'
import { dayKeyOf } from '../../../rules/days.ts'
import type { Database } from '../../db/database.ts'
import { readPart } from '../../db/player-view.ts'
import { groupsBy } from '../../groups.ts'
import { type CardRow, findCard } from './card-store.ts'
import { cardsOf } from './list-store.ts'
import { addToGuildLog } from './log.ts'
import { enrol, foundGuild, leaveGuilds } from './membership.ts'
import { type Membership, membershipPart } from './membership-store.ts'
import { guildOccasions } from './occasions.ts'
import { OWN_GUILD_PARTS, ownGuildView } from './own-guild.ts'
import { addMemberFights, findGuildName, giftXpBetween, type MemberFights, updateMember } from './store.ts'
import { addGuildXp } from './xp.ts'

export { addGuildXp, addToGuildLog, enrol, foundGuild, guildOccasions, leaveGuilds, OWN_GUILD_PARTS, ownGuildView }

/** What everybody sees of a guild. */
export type GuildCard = CardRow

/** The guild that a player is in, as a part of what is read with the player; null without one. */
export const MEMBERSHIP_PARTS = { membership: membershipPart }

/** The guild that a player is in; null without one. */
export const guildOf = async (db: Kysely<Database>, playerId: number): Promise<Membership | null> =>
  (await readPart(db, playerId, membershipPart)) ?? null

/** What everybody sees of a guild that stands, by its slug; undefined for none. */
export const guildCardOf = (db: Kysely<Database>, slug: string): Promise<GuildCard | undefined> => findCard(db, slug)

/** What everybody sees of those of these guilds that stand. */
export const guildCards = (db: Kysely<Database>, guildIds: readonly bigint[]): Promise<readonly GuildCard[]> =>
  cardsOf(db, guildIds)

/** The XP that gifts brought a guild from an instant until another. */
export const giftXpOf = (
  db: Kysely<Database>,
  guildId: number,
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
): Promise<number> => giftXpBetween(db, guildId, fromMs, untilMs)

/** The name of a guild, also of a dissolved one; undefined for none. */
export const guildName = (db: Kysely<Database>, guildId: number): Promise<string | undefined> =>
  findGuildName(db, guildId)

/** A fight with a boss as the guild counts it. */
interface MemberFight {
  readonly guildId: number
  readonly playerId: number
  /** Id of the boss's stay. */
  readonly stayId: string
  readonly damage: number
  readonly atMs: number
}

/** A stay's id ends with its first day. */
const firstDayOf = (stayId: string): string => stayId.slice(-10)

/** What fights of one member come to: those of the newest stay, and those of the newest day. */
const summedUp = (fights: readonly [MemberFight, ...MemberFight[]]): MemberFights => {
  const [first] = fights
  const { guildId, playerId } = first
  const stay = fights.reduce(
    (newest, { stayId }) => (firstDayOf(stayId) > firstDayOf(newest) ? stayId : newest),
    first.stayId,
  )
  const atMs = Math.max(...fights.map((fight) => fight.atMs))
  const day = dayKeyOf(atMs)
  return {
    guildId,
    playerId,
    stay,
    damage: fights.reduce((sum, { stayId, damage }) => (stayId === stay ? sum + damage : sum), 0),
    day,
    fights: fights.filter((fight) => dayKeyOf(fight.atMs) === day).length,
    atMs,
  }
}

/** Adds fights with bosses to what guilds see of their members. Who has left meanwhile is passed over. */
export const countMemberFights = async (db: Kysely<Database>, fights: readonly MemberFight[]): Promise<void> => {
  if (fights.length === 0) return
  const members = groupsBy(fights, ({ guildId, playerId }) => `${guildId} ${playerId}`)
  await addMemberFights(db, [...members.values()].map(summedUp))
}

/** Makes a member an officer, without a line in the log. */
export const makeOfficer = (db: Kysely<Database>, guildId: number, playerId: number): Promise<void> =>
  updateMember(db, guildId, playerId, { role: 'officer' })
