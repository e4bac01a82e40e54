import { createHash } from 'node:crypto'

/**
 * Merkle trees by the recursive definition of RFC 6962, 2.1, in hex and with Node's own hash. Independent of the rules'
 * code, to compare with it.
 */
const sha256 = (hex: string): string => createHash('sha256').update(hex, 'hex').digest('hex')

export const independentLeaf = (contentHex: string): string => sha256(`00${contentHex}`)

/** The largest power of two below n. */
const splitOf = (n: number): number => 2 ** (Math.ceil(Math.log2(n)) - 1)

/** MTH(D[n]) over hashes of leaves. */
export const independentRoot = (leaves: readonly string[]): string => {
  if (leaves.length < 2) return leaves[0] ?? sha256('')
  const k = splitOf(leaves.length)
  return sha256(`01${independentRoot(leaves.slice(0, k))}${independentRoot(leaves.slice(k))}`)
}

/** PATH(m, D[n]): the audit path of leaf m. */
export const independentPath = (m: number, leaves: readonly string[]): readonly string[] => {
  if (leaves.length < 2) return []
  const k = splitOf(leaves.length)
  return m < k
    ? [...independentPath(m, leaves.slice(0, k)), independentRoot(leaves.slice(k))]
    : [...independentPath(m - k, leaves.slice(k)), independentRoot(leaves.slice(0, k))]
}
