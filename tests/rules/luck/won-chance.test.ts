import { describe, expect, test } from 'vitest'
import { awakenOdds, refineOdds } from '#rules/blacksmith/blacksmith.ts'
import { rerollOdds } from '#rules/blacksmith/re-roll.ts'
import { bossItemOdds, prizeItemOdds, prizeStoneOdds, skinCraftOdds } from '#rules/boss/prize-rolls.ts'
import { CHEST_ODDS } from '#rules/chests/chest-odds.ts'
import { huntOdds, huntStageOf } from '#rules/hunt/hunts.ts'
import { boxOdds } from '#rules/items/boxes.ts'
import { type ItemStat, rollItem } from '#rules/items/items.ts'
import { weaponBoxOdds } from '#rules/items/weapon-box.ts'
import { LUCK_ROLL_NAMES, type LuckRollName, type LuckRolls, rollLuck } from '#rules/luck/luck.ts'
import { WINNABLE_ROLLS, wonChancePercent } from '#rules/luck/won-chance.ts'
import { createRng } from '#rules/prng.ts'

const RARE = rollItem(createRng('00000012'), { type: 'sword', rarity: 'rare' })
const COMMON = rollItem(createRng('00000011'), { type: 'sword', rarity: 'common' })
const line = (level: number): ItemStat => ({ name: 'hp', type: 'hp-flat', value: 50, level, primary: false })
const bonus = RARE.stats.filter(({ primary }) => !primary)

const ODDS: { readonly [N in LuckRollName]: LuckRolls[N]['odds'] } = {
  refine: refineOdds(COMMON, 0),
  awaken: awakenOdds(RARE),
  're-roll': rerollOdds(bonus, false),
  box: boxOdds('titanium'),
  hunt: huntOdds(huntStageOf('eternal-abyss-gate')),
  'prize-item': prizeItemOdds('uncommon'),
  'prize-stone': prizeStoneOdds(1),
  'boss-item': bossItemOdds(),
  'weapon-box': weaponBoxOdds(),
  'skin-craft': skinCraftOdds('mammoth-skin'),
  'win-chest': CHEST_ODDS.titanium,
}
const seedOf = (name: LuckRollName, roll: number): string =>
  `${(LUCK_ROLL_NAMES.indexOf(name) + 1).toString(16).padStart(8, '0')}${roll.toString(16).padStart(8, '0')}`
const rolled = (name: LuckRollName, odds: object, roll: number): object =>
  rollLuck(seedOf(name, roll), name, odds as LuckRolls[LuckRollName]['odds'])

describe('the chance of what was won by luck (R46)', () => {
  test('of a refining is its success, and a line of this quality or better', () => {
    const odds = refineOdds(COMMON, 0)
    const won = (level: number) =>
      wonChancePercent({ name: 'refine', odds, outcome: { succeeded: true, lines: [line(level)] } })
    expect([won(1), won(2), won(3), won(4), won(5)]).toEqual([70, 38.5, 18.9, 7.7, 2.1])
    expect(wonChancePercent({ name: 'refine', odds, outcome: { succeeded: false, lines: [] } })).toBeNull()
  })

  test('of a refining that could not fail is the line’s alone; nothing is won by what was certain', () => {
    const odds = refineOdds(COMMON, 3)
    const won = (level: number) =>
      wonChancePercent({ name: 'refine', odds, outcome: { succeeded: true, lines: [line(level)] } })
    expect([won(1), won(5)]).toEqual([null, 3])
  })

  test('of lines is the chance of qualities which add up to as much: lines that stayed do not count', () => {
    const odds = rerollOdds([line(1), line(1)], false)
    const won = (...levels: number[]) =>
      wonChancePercent({ name: 're-roll', odds, outcome: { lines: levels.map(line) } })
    // 5 + 5: 3 % twice. 5 + 4 in either order, or 5 + 5: 0.09 % + 2 · 0.24 %.
    expect([won(1, 1), won(5, 5), won(4, 5), won(5, 4)]).toEqual([null, 0.09, 0.57, 0.57])
    const kept = { ...odds, qualities: [5, null] }
    expect(wonChancePercent({ name: 're-roll', odds: kept, outcome: { lines: [line(5), line(4)] } })).toBe(11)
    const set = { ...odds, qualities: [5, 4] }
    expect(wonChancePercent({ name: 're-roll', odds: set, outcome: { lines: [line(5), line(4)] } })).toBeNull()
  })

  test('of a box, a hunt, a chest and a weapon box is the chance of the rare thing; an amount is never a win', () => {
    const wood = { slug: 'material-titanium', quantity: 10 }
    const stone = { slug: 'material-awake-stone', quantity: 1 }
    const box = (...materials: object[]) => wonChancePercent({ name: 'box', odds: ODDS.box, outcome: { materials } })
    expect([box(wood), box(wood, stone)]).toEqual([null, 2])
    const hunt = (...stones: object[]) =>
      wonChancePercent({ name: 'hunt', odds: ODDS.hunt, outcome: { kills: 40, tokNano: 24e9, stars: 5, stones } })
    expect([hunt(), hunt({ type: 'luck-leech', level: 1 })]).toEqual([null, 5])
    const chest = (...stones: object[]) =>
      wonChancePercent({ name: 'win-chest', odds: ODDS['win-chest'], outcome: { materials: [wood], stones } })
    expect([chest(), chest({ type: 'luck-leech', level: 1 })]).toEqual([null, 2])
    const weapon = (rarity: string) =>
      wonChancePercent({ name: 'weapon-box', odds: ODDS['weapon-box'], outcome: { item: { rarity } } })
    expect([weapon('common'), weapon('uncommon')]).toEqual([null, 10])
  })

  test('is none where each outcome is worth the same', () => {
    const others = LUCK_ROLL_NAMES.filter((name) => !WINNABLE_ROLLS.includes(name))
    expect(others).toEqual(['prize-item', 'prize-stone', 'boss-item', 'skin-craft'])
    for (const name of others)
      for (let roll = 0; roll < 50; roll++)
        expect(wonChancePercent({ name, odds: ODDS[name], outcome: rolled(name, ODDS[name], roll) })).toBeNull()
  })

  test('is how often as much or more comes of the game’s own rolls', () => {
    const ROLLS = 20_000
    for (const name of WINNABLE_ROLLS) {
      const chances = Array.from({ length: ROLLS }, (_, roll) =>
        wonChancePercent({ name, odds: ODDS[name], outcome: rolled(name, ODDS[name], roll) }),
      ).filter((chance) => chance !== null)
      expect(chances.length).toBeGreaterThan(0)
      for (const chance of new Set(chances)) {
        const often = (100 * chances.filter((other) => other <= chance).length) / ROLLS
        const share = chance / 100
        // Four standard deviations.
        expect(Math.abs(often - chance)).toBeLessThan(400 * Math.sqrt((share * (1 - share)) / ROLLS) + 1e-6)
      }
    }
  })
})
