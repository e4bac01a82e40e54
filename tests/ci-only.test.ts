import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { CI_ONLY_FILES } from './helpers/setup/ci-only.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

it.each(CI_ONLY_FILES)('what CI alone runs is there under its name: %s', (file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true)
})
