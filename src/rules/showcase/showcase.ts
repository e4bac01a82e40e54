import { dayKeyOf, dayStartMs, isOfToday } from '#rules/days.ts'
import { type NameProblem, nameProblem, type TextLength, written } from '#rules/guild/guild-names.ts'
import { MS_PER_DAY } from '#rules/units.ts'

export const SHOWCASE_PLACES = 6
/** In Unicode code points. An empty text means no title (R36). */
export const SHOWCASE_TITLE_LENGTH: TextLength = { min: 1, max: 30 }
const LIKES_AFTER_MS = MS_PER_DAY

export const EXHIBIT_KINDS = ['item', 'stone', 'medal', 'look'] as const
export type ExhibitKind = (typeof EXHIBIT_KINDS)[number]

/** `id` is an item's id, a stone stack's id (`burning-hell:2`), a medal's type, or season and look (`11-banner`). */
export interface Exhibit {
  readonly kind: ExhibitKind
  readonly id: string
}

/** Places from left to right, the front row last. Null for an empty place. */
export type Arrangement = readonly (Exhibit | null)[]

export const NOTHING_SHOWN: Arrangement = Array.from({ length: SHOWCASE_PLACES }, () => null)

export const isSameExhibit = (one: Exhibit | null, other: Exhibit | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id

export const showsTwice = (places: Arrangement): boolean => {
  const shown = places.filter((place) => place !== null)
  return shown.some((place, index) => shown.findIndex((other) => isSameExhibit(place, other)) < index)
}

export const exchanged = <T>(places: readonly (T | null)[], from: number, to: number): readonly (T | null)[] =>
  places.map((place, index) => {
    if (index === from) return places[to] ?? null
    return index === to ? (places[from] ?? null) : place
  })

export const placedAt = <T extends Exhibit>(
  places: readonly (T | null)[],
  at: number,
  exhibit: T | null,
): readonly (T | null)[] =>
  places.map((place, index) => {
    if (index === at) return exhibit
    return exhibit !== null && isSameExhibit(place, exhibit) ? null : place
  })

export type TitleProblem = NameProblem | 'link'

/** Top-level domains, which are also found if spaces follow the dot. */
const ADDRESS_ENDS =
  'com|net|org|ru|рф|su|ua|by|kz|me|io|gg|tv|cc|co|xyz|app|dev|info|link|site|online|shop|store|top|club|ton|bot|fun|vip|win'
const LINK = new RegExp(
  `[\\p{L}\\p{N}]\\.[\\p{L}\\p{N}]|\\.\\s*(?:${ADDRESS_ENDS})(?![\\p{L}\\p{N}])|^www(?![\\p{L}\\p{N}])`,
  'iu',
)

export const titleProblem = (text: string): TitleProblem | null => {
  const title = written(text)
  if (title === '') return null
  return nameProblem(title, SHOWCASE_TITLE_LENGTH) ?? (LINK.test(title) ? 'link' : null)
}

export const showcaseTitleOf = (text: string): string | null => written(text) || null

export const LIKE_STATES = ['open', 'own', 'empty', 'given', 'too-new'] as const
export type LikeState = (typeof LIKE_STATES)[number]

export interface Viewing {
  readonly isOwn: boolean
  readonly isEmpty: boolean
  /** UTC day of the viewer's last like of this showcase. Null without one. */
  readonly likedOn: string | null
  readonly joinedMs: number
  /** True skips the minimum account age of 24 hours, for NPCs and in local mode. */
  readonly isKnown: boolean
}

/** Whether the viewer may like now (R36). `fromMs` is set if the viewer only has to wait. */
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
