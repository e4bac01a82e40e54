import { DEEP_LINKS } from '#rules/friends/start-param.ts'
import { hasUnseen } from '#rules/seen-text.ts'

/** In Unicode code points, both ends inclusive. */
export interface TextLength {
  readonly min: number
  readonly max: number
}

export const GUILD_NAME_LENGTH: TextLength = { min: 3, max: 20 }
export const GUILD_TAG_LENGTH: TextLength = { min: 2, max: 5 }
export const GUILD_SLUG_LENGTH: TextLength = { min: 3, max: 40 }

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,!?&+_-]*$/u
const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u
/** Three combining marks in a row, which would be drawn outside their line. */
const HEAPED_MARKS = /\p{M}{3}/u

export type NameProblem = 'length' | 'characters'

export const written = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
const writtenTag = (text: string): string => written(text).toUpperCase()

const hasLength = (text: string, { min, max }: TextLength): boolean => {
  const { length } = [...text]
  return length >= min && length <= max
}

const problemOf = (text: string, pattern: RegExp, length: TextLength): NameProblem | null => {
  if (!hasLength(text, length)) return 'length'
  return pattern.test(text) && !HEAPED_MARKS.test(text) && !hasUnseen(text) ? null : 'characters'
}

/** Letters, digits and some signs, with a letter or digit first (R24, R32). Null if valid. */
export const nameProblem = (text: string, length: TextLength): NameProblem | null =>
  problemOf(written(text), NAME, length)

export const guildNameProblem = (text: string): NameProblem | null => nameProblem(text, GUILD_NAME_LENGTH)

export const guildTagProblem = (text: string): NameProblem | null => problemOf(writtenTag(text), TAG, GUILD_TAG_LENGTH)

/** Normalized name. Null if invalid. */
export const guildNameOf = (text: string): string | null => (guildNameProblem(text) === null ? written(text) : null)

/** Normalized tag in upper case. Null if invalid. */
export const guildTagOf = (text: string): string | null => (guildTagProblem(text) === null ? writtenTag(text) : null)

/** A guild's slug comes after the `_` of a start parameter, so it must not begin like a link of another kind (T27). */
const isLikeAnotherLink = (slug: string): boolean => DEEP_LINKS.some(([prefix]) => slug.startsWith(prefix))
/** Path segments of calls at the position of a guild's slug. */
const RESERVED_SLUGS = ['log', 'requests', 'phrases', 'reminder', 'leave', 'donate', 'members', 'boss-fight', 'name']

export type GuildSlugProblem = 'form' | 'ends' | 'reserved'

export const guildSlugProblem = (text: string): GuildSlugProblem | null => {
  if (!hasLength(text, GUILD_SLUG_LENGTH) || !/^[a-z0-9-]+$/.test(text)) return 'form'
  if (text.startsWith('-') || text.endsWith('-')) return 'ends'
  return isLikeAnotherLink(text) || RESERVED_SLUGS.includes(text) ? 'reserved' : null
}
