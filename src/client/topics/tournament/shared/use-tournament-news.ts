import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#client/topics/home/queries.ts'
import { tournamentQuery } from '../queries.ts'
import { isResultNews, type TournamentNews, tournamentNews } from './evening.ts'
import { useRevealed } from './reveal.ts'

/** Null if there is nothing, and while loading. Fetches only if a result may be news, or entering would be shown. */
export const useTournamentNews = (nowMs: number, asksForEntering: boolean): TournamentNews | null => {
  const enteredOn = useQuery(profileQuery).data?.tournament_on ?? null
  const enabled = asksForEntering || isResultNews(enteredOn, nowMs)
  const page = useQuery({ ...tournamentQuery, enabled }).data
  const revealed = useRevealed()
  return enabled && page ? tournamentNews(page, revealed, nowMs) : null
}
