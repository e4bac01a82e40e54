import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hexBytes, hexOf } from '#rules/merkle/hex.ts'
import {
  asciiBytes,
  type Digest,
  isIncluded,
  leafInput,
  merkleProof,
  merkleRoot,
  nodeInput,
} from '#rules/merkle/merkle.ts'
import { saltedPlayerInput } from '#rules/merkle/salted-player.ts'
import { independentLeaf, independentPath, independentRoot } from '#tests/helpers/independent-merkle.ts'

const sha256: Digest = (bytes) => createHash('sha256').update(bytes).digest()
const webCrypto = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))

const contentOf = (index: number): Uint8Array => asciiBytes(`line ${index}`)
const contents = (count: number): readonly Uint8Array[] => Array.from({ length: count }, (_, index) => contentOf(index))
const leavesOf = (count: number): readonly Uint8Array[] => contents(count).map((content) => sha256(leafInput(content)))

/** Leaves and roots from the tests of Certificate Transparency. */
const CT_LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const CT_ROOTS = new Map([
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
])
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 100]

describe('a Merkle tree', () => {
  test.each([...CT_ROOTS])('over the first %i leaves of Certificate Transparency has its root', (count, root) => {
    const leaves = CT_LEAVES.slice(0, count).map((hex) => sha256(leafInput(hexBytes(hex))))
    expect(hexOf(merkleRoot(leaves, sha256))).toBe(root)
  })

  test.each(SIZES)('of %i leaves has root and proofs of the recursive definition', (count) => {
    const leaves = leavesOf(count)
    const apart = contents(count).map((content) => independentLeaf(hexOf(content)))
    expect(leaves.map(hexOf)).toEqual(apart)
    expect(hexOf(merkleRoot(leaves, sha256))).toBe(independentRoot(apart))
    for (let index = 0; index < count; index++) {
      expect(merkleProof(leaves, index, sha256).map(hexOf)).toEqual(independentPath(index, apart))
    }
  })

  test.each([5, 64, 65, 100, 129])('of %i leaves is the tree over its subtrees of 32', (count) => {
    const leaves = leavesOf(count)
    const chunks = Array.from({ length: Math.ceil(count / 32) }, (_, no) => leaves.slice(no * 32, (no + 1) * 32))
    const roots = chunks.map((chunk) => merkleRoot(chunk, sha256))
    expect(hexOf(merkleRoot(roots, sha256))).toBe(hexOf(merkleRoot(leaves, sha256)))
    for (let index = 0; index < count; index++) {
      const no = Math.floor(index / 32)
      const proof = [...merkleProof(chunks[no] ?? [], index % 32, sha256), ...merkleProof(roots, no, sha256)]
      expect(proof.map(hexOf)).toEqual(merkleProof(leaves, index, sha256).map(hexOf))
    }
  })

  test('has no proof for a leaf that it has not', () => {
    expect(() => merkleProof(leavesOf(4), 4, sha256)).toThrow(RangeError)
    expect(() => merkleProof(leavesOf(4), -1, sha256)).toThrow(RangeError)
  })
})

describe('a proof', () => {
  test.each(SIZES)('of each of %i leaves is accepted, by Node and by Web Crypto', async (size) => {
    const leaves = leavesOf(size)
    const root = merkleRoot(leaves, sha256)
    for (let index = 0; index < size; index++) {
      const inclusion = { index, size, proof: merkleProof(leaves, index, sha256), root }
      expect(await isIncluded(contentOf(index), inclusion, sha256)).toBe(true)
      expect(await isIncluded(contentOf(index), inclusion, webCrypto)).toBe(true)
    }
  })

  test.each([2, 3, 7, 8, 33])(
    'of %i leaves fails for any other content, place, root, and for an altered, shortened or lengthened way',
    async (size) => {
      const leaves = leavesOf(size)
      const root = merkleRoot(leaves, sha256)
      for (let index = 0; index < size; index++) {
        const proof = merkleProof(leaves, index, sha256)
        const right = { index, size, proof, root }
        const other = sha256(asciiBytes('other'))
        expect(await isIncluded(asciiBytes('line x'), right, sha256)).toBe(false)
        for (let at = 0; at < size; at++) {
          if (at !== index) expect(await isIncluded(contentOf(index), { ...right, index: at }, sha256)).toBe(false)
        }
        expect(await isIncluded(contentOf(index), { ...right, root: other }, sha256)).toBe(false)
        expect(await isIncluded(contentOf(index), { ...right, root: root.slice(1) }, sha256)).toBe(false)
        expect(await isIncluded(contentOf(index), { ...right, proof: proof.slice(1) }, sha256)).toBe(false)
        expect(await isIncluded(contentOf(index), { ...right, proof: [...proof, other] }, sha256)).toBe(false)
        for (const step of proof.keys()) {
          expect(await isIncluded(contentOf(index), { ...right, proof: proof.with(step, other) }, sha256)).toBe(false)
        }
      }
    },
  )

  test.each([-1, 4, 0.5, Number.NaN])('at place %d of four leaves is refused', async (index) => {
    const leaves = leavesOf(4)
    const inclusion = { index, size: 4, proof: merkleProof(leaves, 0, sha256), root: merkleRoot(leaves, sha256) }
    expect(await isIncluded(contentOf(0), inclusion, sha256)).toBe(false)
  })

  test('never passes a node off as a leaf, and no leaf stands twice where one is left over', async () => {
    const [first, second, third] = leavesOf(3) as [Uint8Array, Uint8Array, Uint8Array]
    const root = merkleRoot([first, second, third], sha256)
    const content = nodeInput(first, second)
    expect(await isIncluded(content, { index: 0, size: 2, proof: [third], root }, sha256)).toBe(false)
    expect(await isIncluded(content.slice(1), { index: 0, size: 2, proof: [third], root }, sha256)).toBe(false)
    expect(hexOf(merkleRoot([first, second, third, third], sha256))).not.toBe(hexOf(root))
  })
})

describe('what is hashed', () => {
  test('is only ASCII, because one text then has one encoding', () => {
    expect(hexOf(asciiBytes('aZ~'))).toBe('615a7e')
    expect(() => asciiBytes('ä')).toThrow(RangeError)
    expect(() => asciiBytes('😀')).toThrow(RangeError)
  })

  test.each(['0', 'xy', 'AB', '0 '])('is written in lower-case hex: %j is refused', (hex) => {
    expect(() => hexBytes(hex)).toThrow(RangeError)
  })

  test('of a player is the salt and the id', () => {
    expect(Buffer.from(saltedPlayerInput('0f'.repeat(16), 7)).toString()).toBe(
      `house-kombat-player/1:${'0f'.repeat(16)}:7`,
    )
  })
})
