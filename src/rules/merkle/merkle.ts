/**
 * Merkle trees of RFC 6962: leaves and nodes are hashed with different prefixes, so that a node cannot pass as a leaf.
 * A node without a sibling moves up unchanged, so that no leaf counts twice. The hash function is a parameter, because
 * Node's is synchronous and the browser's is not.
 */

export type Digest = (bytes: Uint8Array) => Uint8Array
export type LaterDigest = (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array

export interface Inclusion {
  readonly index: number
  readonly size: number
  readonly proof: readonly Uint8Array[]
  readonly root: Uint8Array
}

const LEAF = 0
const NODE = 1
const ASCII_END = 0x80
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

/** @throws RangeError for characters outside ASCII */
export const asciiBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= ASCII_END) throw new RangeError(`not ASCII: ${text.slice(index, index + 1)}`)
    bytes[index] = code
  }
  return bytes
}

export const leafInput = (content: Uint8Array): Uint8Array => joined(LEAF, content)

export const nodeInput = (left: Uint8Array, right: Uint8Array): Uint8Array => joined(NODE, left, right)

const levelAbove = (nodes: readonly Uint8Array[], digest: Digest): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(nodes.length / 2) }, (_, index) => {
    const left = nodes[2 * index] ?? new Uint8Array()
    const right = nodes[2 * index + 1]
    return right ? digest(nodeInput(left, right)) : left
  })

/**
 * Root over leaf hashes, or over the roots of subtrees that have one height (only the last may be lower). An empty
 * tree's root is the hash of nothing.
 */
export const merkleRoot = (nodes: readonly Uint8Array[], digest: Digest): Uint8Array => {
  let level = nodes
  while (level.length > 1) level = levelAbove(level, digest)
  return level[0] ?? digest(new Uint8Array())
}

/**
 * Sibling hashes, from leaf to root. With subtrees the whole proof is the proof within the subtree, then the proof
 * among the subtrees' roots. @throws RangeError for an index outside the tree
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

/** Checks a proof by RFC 9162, 2.1.3.2. Needs the size of the tree, which is therefore published with the root. */
export const isIncluded = async (content: Uint8Array, { index, size, proof, root }: Inclusion, digest: LaterDigest) => {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false
  let hash = await digest(leafInput(content))
  let at = index
  let last = size - 1
  for (const beside of proof) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = await digest(nodeInput(beside, hash))
      // On these levels the node had no sibling and moved up unchanged.
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
