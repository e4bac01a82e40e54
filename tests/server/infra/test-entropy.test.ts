import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSeededEntropy, createTestEntropy } from '../../../src/server/test-entropy.ts'

const SYSTEM = { bytes: (count: number) => Buffer.alloc(count, 7) }

describe('the test entropy', () => {
  test('draws by the seed in its file, begins anew with another one, and leaves it to the system without one', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'test-entropy-')), 'entropy')
    const entropy = createTestEntropy(file, SYSTEM)
    expect(entropy.bytes(3)).toEqual(Buffer.from([7, 7, 7]))
    fs.writeFileSync(file, 'one\n')
    const first = [entropy.bytes(40), entropy.bytes(16)]
    const same = createSeededEntropy('one')
    expect(first).toEqual([same.bytes(40), same.bytes(16)])
    expect(first[1]).not.toEqual(first[0]?.subarray(0, 16))
    fs.writeFileSync(file, 'two')
    expect(entropy.bytes(16)).toEqual(createSeededEntropy('two').bytes(16))
    fs.writeFileSync(file, 'one')
    expect(entropy.bytes(40)).toEqual(first[0])
    fs.writeFileSync(file, '')
    expect(entropy.bytes(1)).toEqual(Buffer.from([7]))
  })
})
