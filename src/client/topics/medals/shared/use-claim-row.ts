import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Medal } from '#contracts/wire.ts'
import type { MedalType } from '#rules/medals/medals.ts'
import { medalsQuery } from '../queries.ts'
import { useMedalClaims } from './use-medal-claims.ts'

/** Claims one after another (row 163). @param onClaimed called when all are claimed */
export const useClaimRow = (choose: (medals: readonly Medal[]) => readonly Medal[], onClaimed: () => void) => {
  const { data: medals, error, refetch } = useQuery(medalsQuery)
  const [types, setTypes] = useState<readonly MedalType[] | null>(null)
  const { pending, claim } = useMedalClaims()
  if (types === null && medals !== undefined) setTypes(choose(medals).map(({ type }) => type))
  // Medals that could be claimed when the dialog opened, in their current state.
  const shown = (medals ?? []).filter(({ type }) => types?.includes(type))
  const left = choose(shown)
  const claimLeft = async (): Promise<void> => {
    if (await claim(left)) onClaimed()
  }
  const problem = medals === undefined ? error : null
  return { shown, left, pending, claimLeft: () => void claimLeft(), problem, retry: () => void refetch() }
}

export type ClaimRow = ReturnType<typeof useClaimRow>
