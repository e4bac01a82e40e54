import type { CallData } from '#contracts/schemas.ts'
import { hexBytes, hexOf } from '#rules/merkle/hex.ts'
import { isIncluded, type LaterDigest } from '#rules/merkle/merkle.ts'
import { saltedPlayerInput } from '#rules/merkle/salted-player.ts'
import { RECEIPT_VERSION, receiptContent } from '#rules/receipts/receipts.ts'

type Proofs = CallData<'receipts.proof'>

/** `unchecked`: no HTTPS, so no Web Crypto. `newer`: the line has a format that this build does not know. */
export type LineVerdict = 'holds' | 'differs' | 'unchecked' | 'newer'

export interface CheckedBy {
  /** The root in hex, as this device saw it first. */
  readonly root: string
  /** Id from the signed launch data, because the line must be this player's. */
  readonly playerId: number
  readonly sha256: LaterDigest | null
}

const checkLine = async (
  { kind, leaves }: Proofs,
  line: Proofs['lines'][number],
  { root, playerId, sha256 }: CheckedBy & { readonly sha256: LaterDigest },
): Promise<LineVerdict> => {
  try {
    const subject =
      line.salt === null ? (line.subject ?? '') : hexOf(await sha256(saltedPlayerInput(line.salt, playerId)))
    const inclusion = { index: line.leaf, size: leaves, proof: line.proof.map(hexBytes), root: hexBytes(root) }
    const holds = await isIncluded(receiptContent({ ...line, kind, subject }), inclusion, sha256)
    return holds ? 'holds' : 'differs'
  } catch {
    return 'differs'
  }
}

/** Verifies by the game's own rules. One verdict per line. */
export const checkLines = async (proofs: Proofs, by: CheckedBy): Promise<readonly LineVerdict[]> => {
  const { sha256 } = by
  if (proofs.version !== RECEIPT_VERSION) return proofs.lines.map(() => 'newer')
  if (sha256 === null) return proofs.lines.map(() => 'unchecked')
  return Promise.all(proofs.lines.map((line) => checkLine(proofs, line, { ...by, sha256 })))
}
