import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxItem } from '../../../contracts/wire.ts'
import { httpStatusOf, NETWORK_STATUS } from '../../api/api-error.ts'
import { sendMove } from '../../api/use-move.ts'
import { balanceQuery, inboxQuery, starsQuery } from './queries.ts'

/** How a run over several rewards stands. */
export interface ClaimRun {
  readonly total: number
  readonly done: number
  /** The one that is under way; null when the run is over. */
  readonly currentId: string | null
  /** Why rewards stay, by their ids. */
  readonly problems: Readonly<Record<string, string>>
}

/** What came of a run. */
export type ClaimedRun = Omit<ClaimRun, 'currentId'>

const NOTHING: ClaimRun = { total: 0, done: 0, currentId: null, problems: {} }

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Takes rewards out of the inbox one after another (T5): each is a move of its own, so that one that cannot be taken does not
 * hold up the others. Without an answer the run ends: the rest would fail as well.
 */
export const useInboxClaims = () => {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<ClaimRun>(NOTHING)

  const claimOne = async (id: string): Promise<void> => {
    const { item, balance, stars } = await sendMove('inbox.claim', { params: { id } })
    queryClient.setQueryData(balanceQuery.queryKey, balance)
    queryClient.setQueryData(starsQuery.queryKey, stars)
    queryClient.setQueryData(inboxQuery.queryKey, (items) => items?.map((each) => (each.id === id ? item : each)))
  }

  const claim = async (items: readonly InboxItem[]): Promise<ClaimedRun | null> => {
    if (run.currentId !== null || items.length === 0) return null
    let done = 0
    let problems: Readonly<Record<string, string>> = {}
    const total = items.length
    for (const { id } of items) {
      setRun({ total, done, currentId: id, problems })
      try {
        await claimOne(id)
        done += 1
      } catch (error) {
        problems = { ...problems, [id]: wordsOf(error) }
        if (httpStatusOf(error) === NETWORK_STATUS) break
      }
    }
    setRun({ total, done, currentId: null, problems })
    void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })
    return { total, done, problems }
  }
  return { run, isRunning: run.currentId !== null, claim }
}
