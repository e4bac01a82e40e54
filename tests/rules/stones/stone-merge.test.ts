import { describe, expect, it } from 'vitest'
import { ALL_STONES, mergedStone, mergeOf } from '#rules/stones/stone-merge.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'

const stack = (type: EquippedStone['type'], level: EquippedStone['level'], loose: number) => ({ type, level, loose })

describe('merging stones (rows 136, 137; R23)', () => {
  it('raises each stone by one level up to the fourth, and keeps its type', () => {
    for (const stone of ALL_STONES)
      expect(mergedStone(stone)).toEqual(stone.level === 4 ? null : { type: stone.type, level: stone.level + 1 })
  })

  it('takes three of one stack, and of no other than the named one', () => {
    const flame = stack('burning-hell', 1, 3)
    const has = [flame, stack('frost-prison', 1, 2), stack('luck-leech', 4, 9)]
    const merge = (...ids: string[]) => mergeOf(ids, has)
    expect(merge('burning-hell:1', 'burning-hell:1', 'burning-hell:1')).toBe(flame)
    expect(merge('frost-prison:1', 'frost-prison:1', 'frost-prison:1')).toBe('stones-needed')
    expect(merge('burning-hell:1', 'burning-hell:1', 'frost-prison:1')).toBe('stones-needed')
    expect(merge('burning-hell:1')).toBe('stones-needed')
    expect(merge('luck-leech:4', 'burning-hell:1')).toBe('stone-max-level')
    expect(merge('burning-hell:1', 'burning-hell:2')).toBe('invalid-item')
    expect(merge()).toBe('invalid-item')
  })
})
