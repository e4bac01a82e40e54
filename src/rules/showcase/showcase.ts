import { dayKeyOf, dayStartMs, isOfToday } from '../days.ts'
import { type NameProblem, nameProblem, type TextLength, written } from '../guild/guild-names.ts'
import { MS_PER_DAY } from '../units.ts'

/** Places of a showcase (R36). */
export const SHOWCASE_PLACES = 6
/** Length of its title in characters; none has none (R36). */
export const SHOWCASE_TITLE_LENGTH: TextLength = { min: 1, max: 30 }
/** Accounts that are younger give no likes (R36). */
const LIKES_AFTER_MS = MS_PER_DAY

/** What can stand in a place (R36). */
export const EXHIBIT_KINDS = ['item', 'stone', 'medal'] as const
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number]

/** What stands in a place: an item by its id, a stone by that of its stack (`burning-hell:2`), a medal by its type. */
export interface Exhibit {
  readonly kind: ExhibitKind
  readonly id: string
}

/** The places of a showcase, left to right, the front row last; null for an empty one. */
export type Arrangement = readonly (Exhibit | null)[]

/** A showcase in which nothing stands. */
export const NOTHING_SHOWN: Arrangement = Array.from({ length: SHOWCASE_PLACES }, () => null)

/** Whether two places show the same. */
export const isSameExhibit = (one: Exhibit | null, other: Exhibit | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id

/** Whether something stands in two places at once (R36). */
export const showsTwice = (places: Arrangement): boolean => {
  const shown = places.filter((place) => place !== null)
  return shown.some((place, index) => shown.findIndex((other) => isSameExhibit(place, other)) < index)
}

/** The same with what stands in two places exchanged. */
export const exchanged = <T>(places: readonly (T | null)[], from: number, to: number): readonly (T | null)[] =>
  places.map((place, index) => {
    if (index === from) return places[to] ?? null
    return index === to ? (places[from] ?? null) : place
  })

/** The same with something put into a place; it leaves the one where it stood before. */
export const placedAt = <T extends Exhibit>(
  places: readonly (T | null)[],
  at: number,
  exhibit: T | null,
): readonly (T | null)[] =>
  places.map((place, index) => {
    if (index === at) return exhibit
    return exhibit !== null && isSameExhibit(place, exhibit) ? null : place
  })

/** What is wrong with a title: as with a guild's name, or that it leads somewhere. */
export type TitleProblem = NameProblem | 'link'

/** Ends of addresses that people write apart, so that nobody reads them as one. */
const ADDRESS_ENDS =
  'com|net|org|ru|рф|su|ua|by|kz|me|io|gg|tv|cc|co|xyz|app|dev|info|link|site|online|shop|store|top|club|ton|bot|fun|vip|win'
const LINK = new RegExp(
  `[\\p{L}\\p{N}]\\.[\\p{L}\\p{N}]|\\.\\s*(?:${ADDRESS_ENDS})(?![\\p{L}\\p{N}])|^www(?![\\p{L}\\p{N}])`,
  'iu',
)

/** What is wrong with a title; null for one that can be kept, and for none (R36). */
export const titleProblem = (text: string): TitleProblem | null => {
  const title = written(text)
  if (title === '') return null
  return nameProblem(title, SHOWCASE_TITLE_LENGTH) ?? (LINK.test(title) ? 'link' : null)
}

/** A title as it is kept; null for none. */
export const showcaseTitleOf = (text: string): string | null => written(text) || null

/** Why a showcase cannot be liked, or that it can (`open`). */
export const LIKE_STATES = ['open', 'own', 'empty', 'given', 'too-new'] as const
export type LikeState = (typeof LIKE_STATES)[number]

/** A viewer before a showcase. */
export interface Viewing {
  readonly isOwn: boolean
  readonly isEmpty: boolean
  /** UTC day of the viewer's last like of it; null without one. */
  readonly likedOn: string | null
  readonly joinedMs: number
  /** Needs not be 24 h old: an NPC, or anybody in a local world. */
  readonly isKnown: boolean
}

/** Whether a viewer can like a showcase now (R36), and from when on where that is a matter of time. */
export const likeOf = (
  { isOwn, isEmpty, likedOn, joinedMs, isKnown }: Viewing,
  nowMs: number,
): { readonly state: LikeState; readonly fromMs: number | null } => {
  if (isOwn) return { state: 'own', fromMs: null }
  if (isEmpty) return { state: 'empty', fromMs: null }
  if (isOfToday(likedOn, dayKeyOf(nowMs))) return { state: 'given', fromMs: dayStartMs(nowMs) + MS_PER_DAY }
  const oldEnoughMs = joinedMs + LIKES_AFTER_MS
  if (!isKnown && nowMs < oldEnoughMs) return { state: 'too-new', fromMs: oldEnoughMs }
  return { state: 'open', fromMs: null }
}
