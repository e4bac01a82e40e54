import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { english } from '#build/texts/language-files.ts'
import { SPECIFIED_TEXTS } from '#languages/specified-texts.ts'

const SPECIFICATION = ['feature-table.txt', 'exact-texts.txt']
  .map((file) => readFileSync(path.resolve(import.meta.dirname, '../spec', file), 'utf8'))
  .join('\n')

describe('exact texts (rows 3, 5, 12–14, 24, 34, 37, 44–46, 52–57, 61–64, 69–72, 110, 115, 119, 123–125, 127, 131–133, 159, 186, 187)', () => {
  it.each(SPECIFIED_TEXTS)('row $row: $specified', ({ key, specified, ours }) => {
    expect(english.get(key)).toBe(ours ?? specified.replaceAll(/\{(\w+)\}/g, '{{$1}}'))
  })

  it('are the same here and in the specification', () => {
    expect(SPECIFIED_TEXTS.filter(({ specified }) => !SPECIFICATION.includes(specified))).toEqual([])
  })
})
