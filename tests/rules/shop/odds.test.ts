import { describe, expect, it } from 'vitest'
import { LUCK_ROLL_NAMES, rollLuck } from '#rules/luck/luck.ts'
import { type ChestDraw, type ChestRoll, chestLines, chestLuck, chestRoll, isChest } from '#rules/shop/odds.ts'
import { OFFERS } from '#rules/shop/offers.ts'

const CHESTS = OFFERS.flatMap(({ contents, type }) => (isChest(contents) ? [[type, chestRoll(contents)] as const] : []))
const rollOf = (type: string): ChestRoll => {
  const [, roll] = CHESTS.find(([of]) => of === type) ?? []
  if (!roll) throw new Error(`${type} is no chest`)
  return roll
}
const seedOf = (no: number): string => no.toString(16).padStart(32, '5')
const draw = ({ name, odds }: ChestRoll, no: number): ChestDraw => ({
  outcome: rollLuck(seedOf(no), name, odds as never),
  times: 1,
})

describe('the table of a chest (R32, R46, extra 12)', () => {
  it('is there for every chest, by a roll of the player’s luck', () => {
    expect(CHESTS.map(([type]) => type).sort()).toEqual(
      [
        ...['common-weapon-box-star', 'helmet-box-star', 'wings-box-star', 'wood-box-tok'],
        ...['wood', 'iron', 'titanium'].flatMap((box) => [`${box}-box-star`, `${box}-box-xtr`]),
      ].sort(),
    )
    for (const [, { name }] of CHESTS) expect(LUCK_ROLL_NAMES).toContain(name)
  })

  it('says what can come, how often and how much', () => {
    expect(chestLines(rollOf('common-weapon-box-star'))).toEqual([
      { what: 'sword-common', percent: 90, min: 1, max: 1 },
      { what: 'sword-uncommon', percent: 10, min: 1, max: 1 },
    ])
    expect(chestLines(rollOf('wings-box-star'))).toEqual([{ what: 'wings-common', percent: 100, min: 1, max: 1 }])
    expect(chestLines(rollOf('wood-box-tok'))).toEqual([{ what: 'material-wood', percent: 100, min: 60, max: 100 }])
    expect(chestLines(rollOf('titanium-box-xtr'))).toEqual([
      { what: 'material-titanium', percent: 100, min: 7, max: 10 },
      { what: 'material-awake-stone', percent: 2, min: 1, max: 1 },
    ])
  })

  it.each(CHESTS)('of %s counts all that comes out of it', (_, roll) => {
    const { lines } = chestLuck(
      roll,
      Array.from({ length: 400 }, (_each, no) => draw(roll, no)),
    )
    const items = lines.reduce((sum, { got }) => sum + got, 0)
    if (roll.name === 'box') expect(lines[0]?.got).toBeGreaterThanOrEqual(400 * roll.odds.min)
    else expect(items).toBe(400)
  })
})

describe('luck with a chest (R46, extra 12)', () => {
  it('compares what came with what is expected: the mean of the odds for the number of draws', () => {
    const materials = (quantity: number) => [{ slug: 'material-titanium', quantity }] as const
    const luck = chestLuck(rollOf('titanium-box-star'), [
      { outcome: { materials: materials(7) }, times: 3 },
      { outcome: { materials: [...materials(10), { slug: 'material-awake-stone', quantity: 1 }] }, times: 1 },
    ])
    expect(luck.draws).toBe(4)
    expect(luck.lines.map(({ expected, got }) => [expected, got])).toEqual([
      [34, 31],
      [0.08, 1],
    ])
  })

  it('of nothing opened expects nothing', () => {
    const nothing = { expected: 0, got: 0 }
    expect(chestLuck(rollOf('titanium-box-star'), [])).toMatchObject({ draws: 0, lines: [nothing, nothing] })
  })
})
