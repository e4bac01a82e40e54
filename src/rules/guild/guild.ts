import { firstStepOf, type RankStep, TIER } from '../season/ranks.ts'
import { MS_PER_DAY, MS_PER_SECOND, NANO_PER_TOK, tokToNano } from '../units.ts'

/** Ranks of a member, the highest first (R24). */
export const GUILD_ROLES = ['leader', 'officer', 'member'] as const
export type GuildRole = (typeof GUILD_ROLES)[number]

/** What a guild's leader lets its officers do (R24): answer requests, remove plain members, write its texts, call all to the boss. */
export const OFFICER_RIGHTS = ['admit', 'remove', 'edit', 'call'] as const
export type OfficerRight = (typeof OFFICER_RIGHTS)[number]
/** What officers may do until the leader decides otherwise. */
export const DEFAULT_OFFICER_RIGHTS: readonly OfficerRight[] = ['admit', 'remove', 'call']

/** How a guild takes members: anyone who qualifies, or by request (R24). */
export const GUILD_ENTRIES = ['open', 'request'] as const
export type GuildEntry = (typeof GUILD_ENTRIES)[number]

/** What an emblem is put together from: a shape and its colour, a sign and its colour. */
export const EMBLEM_SHAPES = ['shield', 'round', 'banner', 'diamond', 'hexagon', 'flame'] as const
export type EmblemShape = (typeof EMBLEM_SHAPES)[number]
export const EMBLEM_SIGNS = [
  'sword',
  'axes',
  'crown',
  'skull',
  'paw',
  'wolf',
  'dragon',
  'phoenix',
  'star',
  'moon',
  'sun',
  'lightning',
  'tower',
  'anchor',
  'rose',
  'eye',
] as const
export type EmblemSign = (typeof EMBLEM_SIGNS)[number]
export const EMBLEM_COLOURS = [
  'crimson',
  'ember',
  'gold',
  'moss',
  'teal',
  'sky',
  'violet',
  'rose',
  'ivory',
  'ink',
] as const
export type EmblemColour = (typeof EMBLEM_COLOURS)[number]

/** Ready phrases of a guild, instead of a chat (extra 14). */
export const GUILD_PHRASES = [
  'hello',
  'boss-time',
  'need-damage',
  'almost-down',
  'well-fought',
  'thanks',
  'welcome',
  'donate-please',
  'good-luck',
  'good-night',
] as const
export type GuildPhrase = (typeof GUILD_PHRASES)[number]
/** Reactions to an entry of a guild's log. */
export const GUILD_REACTIONS = ['like', 'fire', 'laugh', 'heart'] as const
export type GuildReaction = (typeof GUILD_REACTIONS)[number]

/** What happened in a guild, as its log tells it (R24). */
export const GUILD_EVENTS = [
  'founded',
  'joined',
  'left',
  'kicked',
  'promoted',
  'demoted',
  'leader',
  'donated',
  'level',
  'phrase',
  'reminded',
  'boss-emptied',
  'vote-won',
  'renamed',
] as const
export type GuildEvent = (typeof GUILD_EVENTS)[number]

/** What an officer or the leader does to a member, or to a request. */
export const MEMBER_ACTIONS = ['promote', 'demote', 'kick', 'hand-over', 'accept', 'decline'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** Price of founding a guild, nano (R24). */
export const GUILD_PRICE_NANO = tokToNano(200)
/** Price of another name, nano, and how long a name stays before the next one (R24). */
export const GUILD_RENAME_PRICE_NANO = tokToNano(100)
export const GUILD_RENAME_PAUSE_MS = 7 * MS_PER_DAY
/** Most that a member gives a day (UTC), nano (R24). */
export const DONATION_LIMIT_NANO = tokToNano(50)
/** How long one who has left cannot join another guild (R24). */
export const REJOIN_AFTER_MS = MS_PER_DAY
/** Highest level of a guild (R24). */
export const GUILD_LEVEL_MAX = 10

/** XP of a guild for emptying a boss's pool (R24). */
export const BOSS_POOL_XP = 150

/** What a guild's XP came from. `world`: what NPC guilds of the first-start world began with; `vote`: of a week's winners (R37). */
export const GUILD_XP_SOURCES = ['donation', 'boss', 'vote', 'world'] as const
export type GuildXpSource = (typeof GUILD_XP_SOURCES)[number]

/** XP of a guild at which a level begins: 0, 100, 280 …; each costs 1.8 times the one before (R24). */
export const guildLevelXp = (level: number): number => Math.round((100 * (1.8 ** level - 1)) / 0.8)

/** The level that XP reach, 0 to 10 (R24). */
export const guildLevelAt = (xp: number): number => {
  let level = 0
  while (level < GUILD_LEVEL_MAX && xp >= guildLevelXp(level + 1)) level += 1
  return level
}

/** Most members of a guild of this level (R24). */
export const guildCapacity = (level: number): number => 20 + 2 * level

/** What a guild's members get more of a boss's rewards, percent (R24). */
export const guildPerkPercent = (level: number): number => 2 * level

/** Requests that a player has open at most. */
export const OPEN_REQUESTS_MAX = 5
/** Requests that a guild is shown, the oldest first. */
export const SHOWN_REQUESTS_MAX = 50
/** Least time between two phrases of a member. */
export const PHRASE_PAUSE_MS = 15 * MS_PER_SECOND
/** After so long without its leader, a guild gets another one (R24). */
export const LEADER_IDLE_MS = 14 * MS_PER_DAY
/** Guilds on a page of the list, and entries on one of the log. */
export const GUILD_PAGE_SIZE = 20
export const GUILD_LOG_PAGE_SIZE = 30

/** The step of the league ladder from which a guild can be founded: Silver IV (R24). */
export const FOUNDING_STEP: RankStep = firstStepOf(TIER.Silver)

/** Whether so many rank points are enough to found a guild (R24). */
export const canFoundAt = (points: number): boolean => points >= FOUNDING_STEP.minPoints

/** Longest description of a guild, UTF-16 units as a text field counts them. */
export const GUILD_DESCRIPTION_MAX = 200
/** Longest announcement to the members, counted alike (R24). */
export const GUILD_ANNOUNCEMENT_MAX = 200

/** Whether nano are a gift: whole TOK, at least one (R24). */
export const isGift = (nano: number): boolean => nano >= NANO_PER_TOK && nano % NANO_PER_TOK === 0

/** XP that a gift brings: 1 a TOK (R24). */
export const giftXp = (nano: number): number => nano / NANO_PER_TOK

/** A member's role, and what officers may do in the guild. */
export interface RoleInGuild {
  readonly role: GuildRole
  readonly officerRights: readonly OfficerRight[]
}

/** Whether a member may do something (R24): the leader everything, officers what the leader lets them. */
export const hasRight = ({ role, officerRights }: RoleInGuild, right: OfficerRight): boolean =>
  role === 'leader' || (role === 'officer' && officerRights.includes(right))

/** Whether a member may do something to one of another role (R24): the leader everything, an officer removes plain members. */
export const mayActOn = (own: RoleInGuild, action: MemberAction, other: GuildRole): boolean => {
  if (own.role === 'leader') return other !== 'leader'
  return action === 'kick' && other === 'member' && hasRight(own, 'remove')
}

const GROUP_LINK = /^https:\/\/t\.me\/(?:\+[\w-]{5,64}|joinchat\/[\w-]{5,64}|[A-Za-z]\w{3,31})$/

/** Whether a text is a link to a Telegram group (extra 14). */
export const isGroupLink = (text: string): boolean => GROUP_LINK.test(text)
