import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { launchData } from '#client/platform/launch-data.ts'
import { subtleCrypto } from '#client/platform/subtle-crypto.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { LaterDigest } from '#rules/merkle/merkle.ts'
import type { ReceiptKind, ReceiptWeek } from '#rules/receipts/receipts.ts'
import { receiptProofQuery } from '../queries.ts'
import type { LineVerdict } from './check-lines.ts'

type Proofs = CallData<'receipts.proof'>

export interface CheckedLine {
  readonly line: Proofs['lines'][number]
  readonly verdict: LineVerdict
}

const ownDigest = (): LaterDigest | null => {
  const subtle = subtleCrypto()
  return subtle ? async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))) : null
}

const check = async (proofs: Proofs, root: string): Promise<readonly CheckedLine[]> => {
  const { checkLines } = await import('./check-lines.ts')
  const playerId = launchData()?.user?.id ?? 0
  const verdicts = await checkLines(proofs, { root, playerId, sha256: ownDigest() })
  return proofs.lines.map((line, index) => ({ line, verdict: verdicts[index] ?? 'differs' }))
}

/** Runs when the player asks for it. @param root as this device saw it first */
export const useLineCheck = (week: ReceiptWeek, kind: ReceiptKind, root: string) => {
  const [isAsked, setAsked] = useState(false)
  const proofs = useQuery({ ...receiptProofQuery(week, kind), enabled: isAsked })
  const checked = useQuery({
    queryKey: ['check-receipt', week, kind, root, proofs.data],
    queryFn: () => (proofs.data ? check(proofs.data, root) : []),
    enabled: proofs.data !== undefined,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const error = proofs.error ?? checked.error
  return {
    lines: isAsked && proofs.data && checked.data ? checked.data : null,
    error: isAsked ? error : null,
    isRunning: isAsked && !error && !checked.data,
    start: () => {
      setAsked(true)
      if (proofs.error) void proofs.refetch()
      if (checked.error) void checked.refetch()
    },
  }
}
