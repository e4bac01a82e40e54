import { useQuery } from '@tanstack/react-query'
import type { LuckRoll } from '#contracts/wire.ts'
import { shownCommitments } from './shown-commitments.ts'
import { type RollVerdict, verifyRoll } from './verify-roll.ts'

export type Verdicts = ReadonlyMap<number, RollVerdict>

const verifyAll = async (rolls: readonly LuckRoll[]): Promise<Verdicts> => {
  // `subtle` is undefined on insecure pages, although its type says otherwise.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null
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
