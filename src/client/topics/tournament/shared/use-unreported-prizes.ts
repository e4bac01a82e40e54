import { useQuery } from '@tanstack/react-query'
import type { Address } from '#client/game/page-paths.ts'
import type { InboxItem } from '#contracts/wire.ts'
import { toTournamentResult } from '../links.ts'
import { tournamentQuery } from '../queries.ts'
import { isReported, useRevealed } from './reveal.ts'

const isWaitingPrize = ({ claimed_at, reason }: InboxItem): boolean =>
  reason === 'tournament-prize' && claimed_at === null

/** Inbox prizes that reveal an unseen result, with the page of the result. All while loading, none on failure. */
export const useUnreportedPrizes = (items: readonly InboxItem[]): ReadonlyMap<string, Address> => {
  const prizes = items.filter(isWaitingPrize)
  const { data: page, isError } = useQuery({ ...tournamentQuery, enabled: prizes.length > 0 })
  const revealed = useRevealed()
  if (isError) return new Map()
  if (!page) return new Map(prizes.map(({ id }) => [id, toTournamentResult(null)]))
  return new Map(
    page.last.flatMap(({ day, entries }) =>
      entries.flatMap((entry) =>
        entry.inbox === null || isReported(revealed, day, entry)
          ? []
          : [[entry.inbox.id, toTournamentResult(day)] as const],
      ),
    ),
  )
}
