import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHANGES, touchedBy } from './run/changes.ts'
import { DEFECTS } from './run/defects.ts'
import { LOST_EFFECTS, WRONG_ADDRESSES } from './run/lost-ways.ts'
import { TYPE_ERRORS } from './run/type-errors.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)

test.each([...DEFECTS, ...WRONG_ADDRESSES, ...LOST_EFFECTS, ...TYPE_ERRORS])(
  'the place of a planted defect stands once in its file: $name',
  ({ file, sound, faulty }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(sound)).toHaveLength(2)
    expect(faulty).not.toBe(sound)
  },
)

test('twenty-four defects can be planted, each named by what has to be said of it', () => {
  expect(DEFECTS).toHaveLength(24)
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(24)
  for (const { says } of DEFECTS) expect(says.length).toBeGreaterThan(0)
})

test('sixteen wrong addresses and eight effects taken out of moves can be planted', () => {
  const all = [...WRONG_ADDRESSES, ...LOST_EFFECTS]
  expect([WRONG_ADDRESSES.length, LOST_EFFECTS.length]).toEqual([16, 8])
  expect(new Set(all.map(({ name }) => name)).size).toBe(24)
})

test('wrong types can be planted in each of the four projects, and one that others see by its declaration', () => {
  expect(TYPE_ERRORS.map(({ file }) => file.split('/').slice(0, 2).join('/'))).toEqual([
    'src/rules',
    'src/client',
    'src/server',
    'tests/types-cache.test.ts',
    'src/rules',
  ])
})

describe('the changes of the stranger’s page', () => {
  const rows = [...readFileSync(path.join(ROOT, 'src/strangers-test.md'), 'utf8').matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .slice(1)

  test('are those that the tool makes, with as many files, the same ones, and who asks for more than the first', () => {
    expect(
      rows.map(([name, , after = '', files = '', asks]) => [name, Number.parseInt(after, 10), pathsIn(files), asks]),
    ).toEqual(
      CHANGES.map((change) => {
        const touched = touchedBy(change)
        const named = pathsIn(rows.find(([name]) => name === change.name)?.[3] ?? '')
        const short = touched.map((file) => named.find((one) => file.endsWith(one)) ?? file)
        return [change.name, touched.length, short, change.asks]
      }),
    )
  })

  test.each(CHANGES)('its places stand once each: $name', ({ copies = [], edits }) => {
    for (const { file, before } of edits) {
      const [from, to] = copies.find(([, own]) => file.startsWith(own)) ?? ['', '']
      const source = readFileSync(path.join(ROOT, `${from}${file.slice(to.length)}`), 'utf8')
      expect(source.split(before), `${file}: ${before}`).toHaveLength(2)
    }
  })
})
