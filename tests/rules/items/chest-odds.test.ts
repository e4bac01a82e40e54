import { describe, expect, test } from 'vitest'
import { setPieceOdds } from '#rules/boss/prize-rolls.ts'
import { BOX_KINDS, boxOdds } from '#rules/items/boxes.ts'
import { LINE_TYPES } from '#rules/items/item-lines.ts'
import { weaponBoxOdds } from '#rules/items/weapon-box.ts'
import { rollLuck } from '#rules/luck/luck.ts'
import { chiSquareP } from '../chi-square.ts'
import { seedOf } from '../kombat/builds.ts'

const MILLION = 1_000_000
const P_MIN = 0.001
const counted = (outcomes: readonly string[], draw: (roll: number) => string, rolls: number): number[] => {
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]))
  for (let roll = 0; roll < rolls; roll += 1) {
    const outcome = draw(roll)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  expect([...counts.keys()]).toEqual(outcomes)
  return [...counts.values()]
}

describe('a million draws of each chest against its odds (R32, R46)', () => {
  test.each(BOX_KINDS)('the %s box', (box) => {
    const odds = boxOdds(box)
    let stones = 0
    const amounts = Array.from({ length: odds.max - odds.min + 1 }, (_, index) => String(odds.min + index))
    const counts = counted(
      amounts,
      (roll) => {
        const [stack, stone] = rollLuck(seedOf(roll), 'box', odds).materials
        if (stone) stones += 1
        return String(stack?.quantity)
      },
      MILLION,
    )
    expect(
      chiSquareP(
        counts,
        amounts.map(() => 1),
      ),
    ).toBeGreaterThan(P_MIN)
    if (odds.awakeStonePercent === 0) expect(stones).toBe(0)
    else expect(chiSquareP([stones, MILLION - stones], [2, 98])).toBeGreaterThan(P_MIN)
  })

  test('the common weapon box', () => {
    const odds = weaponBoxOdds()
    const counts = counted(
      ['common', 'uncommon'],
      (roll) => rollLuck(seedOf(roll), 'weapon-box', odds).item.rarity,
      MILLION,
    )
    expect(chiSquareP(counts, [90, 10])).toBeGreaterThan(P_MIN)
  })

  test('a piece of a set: each pair of lines alike', () => {
    const odds = setPieceOdds('firelord-sword')
    const pairs = LINE_TYPES.flatMap((first) =>
      LINE_TYPES.flatMap((second) => (first === second ? [] : [`${first} ${second}`])),
    )
    const counts = counted(
      pairs,
      (roll) => {
        const lines = rollLuck(seedOf(roll), 'skin-craft', odds).item.stats.filter(({ primary }) => !primary)
        return lines.map(({ type }) => type).join(' ')
      },
      MILLION,
    )
    expect(
      chiSquareP(
        counts,
        pairs.map(() => 1),
      ),
    ).toBeGreaterThan(P_MIN)
  })
})
