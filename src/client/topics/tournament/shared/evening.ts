import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf } from '#rules/days.ts'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { isReported, type Revealed } from './reveal.ts'

type Page = CallData<'tournament.get'>

const NEWS_MS = MS_PER_DAY

/** True from 20:05 UTC until midnight (R26). */
export const isEvening = (nowMs: number): boolean => nowMs >= tournamentResultsMs(dayKeyOf(nowMs))

export const isResultNews = (enteredOn: string | null, nowMs: number): boolean => {
  const sinceMs = enteredOn === null ? -1 : nowMs - tournamentResultsMs(enteredOn)
  return sinceMs >= 0 && sinceMs < NEWS_MS
}

export type TournamentNews =
  | { readonly kind: 'watch'; readonly day: string }
  | { readonly kind: 'prize'; readonly day: string }
  | { readonly kind: 'enter' }

/** In this order: fights to watch, a prize, entering (R26). Null if there is nothing. */
export const tournamentNews = (
  { entries, last, needs, phase, tickets }: Pick<Page, 'entries' | 'last' | 'needs' | 'phase' | 'tickets'>,
  revealed: Readonly<Record<string, Revealed>>,
  nowMs: number,
): TournamentNews | null => {
  const newest = last[0] && isResultNews(last[0].day, nowMs) ? last[0] : undefined
  if (newest) {
    const { day } = newest
    if (newest.entries.some((entry) => !isReported(revealed, day, entry))) return { kind: 'watch', day }
    if (newest.entries.some(({ inbox, place }) => place !== null && inbox?.claimed === false))
      return { kind: 'prize', day }
  }
  return phase === 'open' && entries.length === 0 && needs === null && tickets > 0 ? { kind: 'enter' } : null
}

/** Replay of this evening's strongest final (extra 21). Null if there is none, or if it reveals the player's result. */
export const finalOfEvening = (
  { last, newest }: Pick<Page, 'last' | 'newest'>,
  revealed: Readonly<Record<string, Revealed>>,
  nowMs: number,
): string | null => {
  if (newest === null || newest.final === null || !isEvening(nowMs) || newest.day !== dayKeyOf(nowMs)) return null
  const own = last.find(({ day }) => day === newest.day)?.entries ?? []
  // Brackets are numbered from the weakest, so the last one has the final.
  const tellsOwn = own.some((entry) => entry.bracket === newest.brackets && !isReported(revealed, newest.day, entry))
  return tellsOwn ? null : newest.final
}
