import { hasUnseen } from '../seen-text.ts'

/** A length in characters, both ends included. */
export interface TextLength {
  readonly min: number
  readonly max: number
}

/** Lengths of what a guild is called (R24). */
export const GUILD_NAME_LENGTH: TextLength = { min: 3, max: 20 }
export const GUILD_TAG_LENGTH: TextLength = { min: 2, max: 5 }
export const GUILD_SLUG_LENGTH: TextLength = { min: 3, max: 40 }

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,!?&+_-]*$/u
const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u
/** Marks heaped on a letter run out of its line. */
const HEAPED_MARKS = /\p{M}{3}/u

/** What is wrong with a name or a tag: its length, or a character that cannot stand in it. */
export type NameProblem = 'length' | 'characters'

/** A name as it is kept: composed letters, single spaces. */
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

/** What is wrong with a name of letters, digits and signs, a letter or digit first; null for one that can be kept (R24, R32). */
export const nameProblem = (text: string, length: TextLength): NameProblem | null =>
  problemOf(written(text), NAME, length)

/** What is wrong with a guild's name; null for one that can be kept: letters, digits and signs, a letter or digit first (R24). */
export const guildNameProblem = (text: string): NameProblem | null => nameProblem(text, GUILD_NAME_LENGTH)

/** What is wrong with a guild's tag; null for one that can be kept: letters and digits (R24). */
export const guildTagProblem = (text: string): NameProblem | null => problemOf(writtenTag(text), TAG, GUILD_TAG_LENGTH)

/** A guild's name as it is kept; null for what is none (R24). */
export const guildNameOf = (text: string): string | null => (guildNameProblem(text) === null ? written(text) : null)

/** A guild's tag as it is kept, in capital letters; null for what is none (R24). */
export const guildTagOf = (text: string): string | null => (guildTagProblem(text) === null ? writtenTag(text) : null)

/** Links into the game begin so behind the `_` of a start parameter, where a guild's slug stands (T27). */
const RESERVED_PREFIX = /^(?:rp|gb|sc|fk|mk)-/
/** Paths of the guild's own calls, which stand where a slug does. */
const RESERVED_SLUGS = ['log', 'requests', 'phrases', 'reminder', 'leave', 'donate', 'members', 'boss-fight', 'name']

/** What is wrong with a slug: its length or letters, a hyphen at an end, or that the game has that address itself. */
export type GuildSlugProblem = 'form' | 'ends' | 'reserved'

/** What is wrong with a guild's slug; null for one that can be kept (R24, T27). */
export const guildSlugProblem = (text: string): GuildSlugProblem | null => {
  if (!hasLength(text, GUILD_SLUG_LENGTH) || !/^[a-z0-9-]+$/.test(text)) return 'form'
  if (text.startsWith('-') || text.endsWith('-')) return 'ends'
  return RESERVED_PREFIX.test(text) || RESERVED_SLUGS.includes(text) ? 'reserved' : null
}
