import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSeededEntropy, createTestEntropy } from '#server/entropy/test-entropy.ts'

const SYSTEM = { bytes: (count: number) => Buffer.alloc(count, 7) }

test('the test entropy draws by the seed in its file, each size independently, begins anew with another seed, and draws from the system without one', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'test-entropy-')), 'entropy')
  const entropy = createTestEntropy(file, SYSTEM)
  expect(entropy.bytes(3)).toEqual(Buffer.from([7, 7, 7]))
  fs.writeFileSync(file, 'one\n')
  const secret = createSeededEntropy('one:32')
  const first = secret.bytes(32)
  expect(entropy.bytes(32)).toEqual(first)
  expect(entropy.bytes(16)).toEqual(createSeededEntropy('one:16').bytes(16))
  expect(entropy.bytes(32)).toEqual(secret.bytes(32))
  fs.writeFileSync(file, 'two')
  expect(entropy.bytes(32)).toEqual(createSeededEntropy('two:32').bytes(32))
  fs.writeFileSync(file, 'one')
  expect(entropy.bytes(32)).toEqual(first)
  fs.writeFileSync(file, '')
  expect(entropy.bytes(1)).toEqual(Buffer.from([7]))
})
