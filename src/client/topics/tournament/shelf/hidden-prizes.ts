import { useQuery } from '@tanstack/react-query'
import type { LedgerReason } from '../../../../contracts/ledger-reasons.ts'
import type { InboxItem } from '../../../../contracts/wire.ts'
import { tournamentQuery } from '../queries.ts'
import { isTold, useRevealed } from './reveal.ts'

const PRIZE = 'tournament-prize' satisfies LedgerReason

/**
 * Which rewards of the inbox are prizes of fights that were not watched yet: what is in them would tell their end. Those of days that the
 * tournament's page no longer shows are none. Until it is known which are, all prizes are; where it cannot be known, none.
 */
export const useHiddenPrizes = (items: readonly InboxItem[]): ((item: InboxItem) => boolean) => {
  const isPrize = ({ claimed_at: claimedAt, reason }: InboxItem): boolean => claimedAt === null && reason === PRIZE
  const revealed = useRevealed()
  const { data, isError } = useQuery({ ...tournamentQuery, enabled: items.some(isPrize) })
  return (item) => {
    if (!isPrize(item) || isError) return false
    if (data === undefined) return true
    return data.last.some(({ day, entries }) =>
      entries.some((entry) => entry.inbox?.id === item.id && !isTold(revealed, day, entry)),
    )
  }
}
