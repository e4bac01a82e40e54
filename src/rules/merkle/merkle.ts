/**
 * Merkle trees as RFC 6962 builds them: leaves and nodes are hashed apart (0x00 and 0x01 before them), so that no node passes as a leaf, and
 * a node without a neighbour moves up as it is, so that no leaf stands twice. Hashing is passed in: Node's is at once, a browser's is not.
 */

/** SHA-256 of bytes, at once. */
export type Digest = (bytes: Uint8Array) => Uint8Array
/** SHA-256 of bytes, as a browser's Web Crypto gives it. */
export type LaterDigest = (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array

/** Where a leaf stands, and what leads from it to the root. */
export interface Inclusion {
  /** From 0. */
  readonly index: number
  /** Leaves of the tree. */
  readonly size: number
  /** The hashes beside the way up, the lowest first. */
  readonly proof: readonly Uint8Array[]
  readonly root: Uint8Array
}

const LEAF = 0
const NODE = 1
const ASCII_END = 0x80
/** Bytes of a hash. */
export const HASH_BYTES = 32

const joined = (first: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0))
  bytes[0] = first
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** The bytes of a text of ASCII alone, as what is hashed here is written. @throws RangeError for other characters */
export const asciiBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= ASCII_END) throw new RangeError(`not ASCII: ${text.slice(index, index + 1)}`)
    bytes[index] = code
  }
  return bytes
}

/** What is hashed to a leaf. */
export const leafInput = (content: Uint8Array): Uint8Array => joined(LEAF, content)

/** What is hashed to the node above two others. */
export const nodeInput = (left: Uint8Array, right: Uint8Array): Uint8Array => joined(NODE, left, right)

const levelAbove = (nodes: readonly Uint8Array[], digest: Digest): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(nodes.length / 2) }, (_, index) => {
    const left = nodes[2 * index] ?? new Uint8Array()
    const right = nodes[2 * index + 1]
    return right ? digest(nodeInput(left, right)) : left
  })

/**
 * The root over hashes of leaves (or of subtrees of one height, of which the last may be smaller); that of no leaf is the hash of nothing.
 */
export const merkleRoot = (nodes: readonly Uint8Array[], digest: Digest): Uint8Array => {
  let level = nodes
  while (level.length > 1) level = levelAbove(level, digest)
  return level[0] ?? digest(new Uint8Array())
}

/**
 * The hashes beside the way from a node up to the root, the lowest first. In a big tree the proof within a leaf's subtree of 2^k leaves comes
 * first, then that of the subtree among the subtrees.
 * @throws RangeError for an index that the tree has not
 */
export const merkleProof = (nodes: readonly Uint8Array[], index: number, digest: Digest): readonly Uint8Array[] => {
  if (!(index in nodes)) throw new RangeError(`no leaf ${index} of ${nodes.length}`)
  const proof: Uint8Array[] = []
  let level = nodes
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    const beside = level[at % 2 === 0 ? at + 1 : at - 1]
    if (beside) proof.push(beside)
    level = levelAbove(level, digest)
  }
  return proof
}

/**
 * Whether a leaf's content stands at its place of the tree with this root (RFC 9162, 2.1.3.2). The size of the tree counts: it is published
 * with the root.
 */
export const isIncluded = async (
  content: Uint8Array,
  { index, size, proof, root }: Inclusion,
  digest: LaterDigest,
): Promise<boolean> => {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false
  let hash = await digest(leafInput(content))
  let at = index
  let last = size - 1
  for (const beside of proof) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = await digest(nodeInput(beside, hash))
      // A node without a neighbour has moved up as it is.
      while (at % 2 === 0 && at !== 0) {
        at /= 2
        last = Math.floor(last / 2)
      }
    } else {
      hash = await digest(nodeInput(hash, beside))
    }
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && isEqual(hash, root)
}
