import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DEFECTS } from './run/defects.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

test.each(DEFECTS)('the place of a planted defect stands once in its file: $name', ({ file, sound, faulty }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8').split(sound)).toHaveLength(2)
  expect(faulty).not.toBe(sound)
})

test('twenty-four defects can be planted, each named by what has to be said of it', () => {
  expect(DEFECTS).toHaveLength(24)
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(24)
  for (const { says } of DEFECTS) expect(says.length).toBeGreaterThan(0)
})
