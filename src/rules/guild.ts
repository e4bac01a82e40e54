import { MS_PER_DAY, tokToNano } from './units.ts'

/** Ranks of a member, the highest first (R24). */
export const GUILD_ROLES = ['leader', 'officer', 'member'] as const
export type GuildRole = (typeof GUILD_ROLES)[number]

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
] as const
export type GuildEvent = (typeof GUILD_EVENTS)[number]

/** What an officer or the leader does to a member, or to a request. */
export const MEMBER_ACTIONS = ['promote', 'demote', 'kick', 'hand-over', 'accept', 'decline'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** Price of founding a guild, nano (R24). */
export const GUILD_PRICE_NANO = tokToNano(200)
/** Most that a member gives a day (UTC), nano (R24). */
export const DONATION_LIMIT_NANO = tokToNano(50)
/** How long one who has left cannot join another guild (R24). */
export const REJOIN_AFTER_MS = MS_PER_DAY
/** Highest level of a guild (R24). */
export const GUILD_LEVEL_MAX = 10

/** What a guild's XP came from. `world`: what NPC guilds of the first-start world began with. */
export const GUILD_XP_SOURCES = ['donation', 'world'] as const
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

/** More of a boss's rewards for members of a guild of this level, percent (R24). */
export const guildPerkPercent = (level: number): number => 2 * level
