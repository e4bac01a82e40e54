import { useQuery } from '@tanstack/react-query'
import { subtleCrypto } from '#client/platform/subtle-crypto.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import type { LuckRoll } from '#contracts/wire.ts'
import { shownCommitments } from './shown-commitments.ts'
import { type RollVerdict, verifyRoll } from './verify-roll.ts'

export type Verdicts = ReadonlyMap<number, RollVerdict>

const verifyAll = async (rolls: readonly LuckRoll[], account: string | undefined): Promise<Verdicts> => {
  const subtle = subtleCrypto()
  const commitments = account === undefined ? [] : shownCommitments(account)
  const verdicts = await Promise.all(
    rolls.map(async (roll) => [roll.number, await verifyRoll(roll, subtle, commitments)] as const),
  )
  return new Map(verdicts)
}

export const useVerdicts = (rolls: readonly LuckRoll[]): Verdicts | null => {
  const account = useQuery(profileQuery).data?.created_at
  const verdicts = useQuery({
    queryKey: ['verify-luck', rolls, account],
    queryFn: () => verifyAll(rolls, account),
    placeholderData: (before) => before,
    networkMode: 'always',
    gcTime: 0,
  })
  return verdicts.data ?? null
}
