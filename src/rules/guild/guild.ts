import { firstStepOf, type RankStep, TIER } from '#rules/season/ranks.ts'
import { MS_PER_DAY, MS_PER_SECOND, NANO_PER_TOK, tokToNano } from '#rules/units.ts'

/** Highest role first (R24). */
export const GUILD_ROLES = ['leader', 'officer', 'member'] as const
export type GuildRole = (typeof GUILD_ROLES)[number]

export const OFFICER_RIGHTS = ['admit', 'remove', 'edit', 'call'] as const
export type OfficerRight = (typeof OFFICER_RIGHTS)[number]
export const DEFAULT_OFFICER_RIGHTS: readonly OfficerRight[] = ['admit', 'remove', 'call']

export const GUILD_ENTRIES = ['open', 'request'] as const
export type GuildEntry = (typeof GUILD_ENTRIES)[number]

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
export const GUILD_REACTIONS = ['like', 'fire', 'laugh', 'heart'] as const
export type GuildReaction = (typeof GUILD_REACTIONS)[number]

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

export const MEMBER_ACTIONS = ['promote', 'demote', 'kick', 'hand-over', 'accept', 'decline'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

export const GUILD_PRICE_NANO = tokToNano(200)
export const GUILD_RENAME_PRICE_NANO = tokToNano(100)
export const GUILD_RENAME_PAUSE_MS = 7 * MS_PER_DAY
/** Most that a member may give in a UTC day (R24). */
export const DONATION_LIMIT_NANO = tokToNano(50)
export const REJOIN_AFTER_MS = MS_PER_DAY
export const GUILD_LEVEL_MAX = 10

export const BOSS_POOL_XP = 150

/** `vote` is for the winners of a week (R37). `world` is the XP that NPC guilds start with. */
export const GUILD_XP_SOURCES = ['donation', 'boss', 'vote', 'world'] as const
export type GuildXpSource = (typeof GUILD_XP_SOURCES)[number]

/** Total XP that a level requires: 0, 100, 280 … Each level costs 1.8 times as much as the one before (R24). */
export const guildLevelXp = (level: number): number => Math.round((100 * (1.8 ** level - 1)) / 0.8)

export const guildLevelAt = (xp: number): number => {
  let level = 0
  while (level < GUILD_LEVEL_MAX && xp >= guildLevelXp(level + 1)) level += 1
  return level
}

export const guildCapacity = (level: number): number => 20 + 2 * level

export const guildPerkPercent = (level: number): number => 2 * level

export const OPEN_REQUESTS_MAX = 5
/** Most requests that are shown, oldest first. */
export const SHOWN_REQUESTS_MAX = 50
export const PHRASE_PAUSE_MS = 15 * MS_PER_SECOND
/** A leader who is away for this long is replaced (R24). */
export const LEADER_IDLE_MS = 14 * MS_PER_DAY
export const GUILD_PAGE_SIZE = 20
export const GUILD_LOG_PAGE_SIZE = 30

/** Lowest rank step that may found a guild: Silver IV (R24). */
export const FOUNDING_STEP: RankStep = firstStepOf(TIER.Silver)

export const canFoundAt = (points: number): boolean => points >= FOUNDING_STEP.minPoints

/** In UTF-16 units, as browsers count the length of text fields. */
export const GUILD_DESCRIPTION_MAX = 200
export const GUILD_ANNOUNCEMENT_MAX = 200

export const isGift = (nano: number): boolean => nano >= NANO_PER_TOK && nano % NANO_PER_TOK === 0

export const giftXp = (nano: number): number => nano / NANO_PER_TOK

export interface RoleInGuild {
  readonly role: GuildRole
  readonly officerRights: readonly OfficerRight[]
}

export const hasRight = ({ role, officerRights }: RoleInGuild, right: OfficerRight): boolean =>
  role === 'leader' || (role === 'officer' && officerRights.includes(right))

/**
 * A leader may act on everyone else. An officer may only remove members that are no officers, if the leader allows it
 * (R24). Not for `accept` and `decline`, which need the right `admit`.
 */
export const mayActOn = (own: RoleInGuild, action: MemberAction, other: GuildRole): boolean => {
  if (own.role === 'leader') return other !== 'leader'
  return action === 'kick' && other === 'member' && hasRight(own, 'remove')
}

const GROUP_LINK = /^https:\/\/t\.me\/(?:\+[\w-]{5,64}|joinchat\/[\w-]{5,64}|[A-Za-z]\w{3,31})$/

export const isGroupLink = (text: string): boolean => GROUP_LINK.test(text)
