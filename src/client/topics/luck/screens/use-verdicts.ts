import { useQuery } from '@tanstack/react-query'
import { subtleCrypto } from '#client/platform/subtle-crypto.ts'
import type { LuckRoll } from '#contracts/wire.ts'
import { shownCommitments } from './shown-commitments.ts'
import { type RollVerdict, verifyRoll } from './verify-roll.ts'

export type Verdicts = ReadonlyMap<number, RollVerdict>

const verifyAll = async (rolls: readonly LuckRoll[]): Promise<Verdicts> => {
  const subtle = subtleCrypto()
  const commitments = shownCommitments()
  const verdicts = await Promise.all(
    rolls.map(async (roll) => [roll.number, await verifyRoll(roll, subtle, commitments)] as const),
  )
  return new Map(verdicts)
}

export const useVerdicts = (rolls: readonly LuckRoll[]): Verdicts | null =>
  useQuery({
    queryKey: ['verify-luck', rolls],
    queryFn: () => verifyAll(rolls),
    placeholderData: (before) => before,
    networkMode: 'always',
    gcTime: 0,
  }).data ?? null
