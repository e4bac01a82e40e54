import type { CallData } from '#contracts/schemas.ts'
import { snapshotLeaf, snapshotLineText } from '#rules/airdrop/snapshot-line.ts'
import { hexBytes, hexOf } from '#rules/merkle/hex.ts'
import { isIncluded } from '#rules/merkle/merkle.ts'
import { saltedPlayerInput } from '#rules/merkle/salted-player.ts'

type Line = CallData<'airdrop.line'>
type Snapshot = CallData<'airdrop.get'>['snapshots'][number]

/** `text` is the line as it is hashed. */
export type LineCheck =
  | { readonly state: 'holds' | 'broken'; readonly text: string; readonly hashes: number }
  | { readonly state: 'noCrypto' }

const proofOf = ({ proof }: Line): readonly Uint8Array[] | null => {
  try {
    return proof.map(hexBytes)
  } catch {
    return null
  }
}

/**
 * Checks the line against the snapshot's published points, version, size and root (R38), so a forged answer fails.
 * `subtle` is null on an insecure page.
 */
export const checkLine = async (
  line: Line,
  { name, own, version, lines, root }: Snapshot,
  subtle: Pick<SubtleCrypto, 'digest'> | null,
): Promise<LineCheck> => {
  if (!subtle) return { state: 'noCrypto' }
  const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
    new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)))
  const saltedPlayer = hexOf(await sha256(saltedPlayerInput(line.salt, line.player_id)))
  const said = { snapshot: name, saltedPlayer, points: own ?? 0, version }
  const proof = proofOf(line)
  const holds =
    proof !== null &&
    (await isIncluded(snapshotLeaf(said), { index: line.index, size: lines, proof, root: hexBytes(root) }, sha256))
  return { state: holds ? 'holds' : 'broken', text: snapshotLineText(said), hashes: line.proof.length }
}
