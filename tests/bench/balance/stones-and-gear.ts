import { STARTING_SKILL } from '#rules/kombat/skills.ts'
import { type EquippedStone, STONE_LEVELS, STONE_TYPES, type StoneType } from '#rules/stones/stones.ts'
import { fullSet } from '#tests/rules/kombat/builds.ts'
import { type Gear, statsOf } from './builds.ts'
import { mean, seedsOf, winPercent } from './duel.ts'
import { around, type BalancePart, type Band } from './figures.ts'

const TOLERANCE = 4
const FIGHTS_PER_STONE = 20_000
const FIGHTS_PER_SLOT = 5000

const TOP_LEVEL = 4
const STONE_BANDS: Readonly<Record<StoneType, Band>> = {
  'burning-hell': around(59, TOLERANCE, 'R09'),
  'frost-prison': around(59, TOLERANCE, 'R09'),
  'luck-leech': around(63, TOLERANCE, 'R09'),
}
const ALL_STONES_BAND = around(78, TOLERANCE, 'R09')
const ONE_SLOT_BAND = around(66, TOLERANCE, 'R07')

type GearedRarity = Exclude<Gear, 'naked'>

const STEPS: readonly (readonly [GearedRarity, GearedRarity])[] = [
  ['common', 'uncommon'],
  ['uncommon', 'rare'],
  ['rare', 'epic'],
  ['epic', 'legendary'],
]

const titleOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replace('-', ' ')

/** Win rates of stones against the same fighter without stones, by level (R09). */
export const stoneBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0x90)
  const fights = Math.ceil(FIGHTS_PER_STONE * scale)
  const gear = 'common'
  const bare = statsOf({ gear, skill: STARTING_SKILL })
  const share = (types: readonly StoneType[], level: EquippedStone['level']): number =>
    winPercent(
      statsOf({ gear, skill: STARTING_SKILL, stones: types.map((type) => ({ type, level })) }),
      bare,
      fights,
      seeds,
    )
  const sets: readonly { readonly name: string; readonly types: readonly StoneType[]; readonly band: Band }[] = [
    ...STONE_TYPES.map((type) => ({ name: titleOf(type), types: [type], band: STONE_BANDS[type] })),
    { name: 'all three', types: STONE_TYPES, band: ALL_STONES_BAND },
  ]
  const rows = sets.map((set) => ({ ...set, shares: STONE_LEVELS.map((level) => share(set.types, level)) }))
  return {
    figures: rows.map(({ name, shares, band }) => ({
      group: 'stones of level 4',
      name,
      value: shares[TOP_LEVEL - 1] ?? 0,
      unit: '% won',
      band,
    })),
    tables: [
      {
        title: 'Stones against none, % won by level',
        columns: STONE_LEVELS.map((level) => `level ${level}`),
        rows: rows.map(({ name, shares }) => [name, ...shares] as const),
      },
    ],
    fights: rows.length * STONE_LEVELS.length * fights,
  }
}

/** Win rates of a set with one slot of the next rarity against the unchanged set, by slot and on average (R07). */
export const gearBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0x71)
  const fights = Math.ceil(FIGHTS_PER_SLOT * scale)
  const rows = STEPS.map(([lower, upper]) => {
    const plain = fullSet(lower)
    const better = fullSet(upper)
    const own = statsOf({ gear: lower })
    const shares = plain.map((_, slot) => {
      const items = plain.map((item, index) => (index === slot ? (better[index] ?? item) : item))
      return winPercent(statsOf({ gear: lower, items }), own, fights, seeds)
    })
    const whole = winPercent(statsOf({ gear: upper }), own, fights, seeds)
    return { name: `${lower} → ${upper}`, shares, whole }
  })
  return {
    figures: rows.map(({ name, shares }) => ({
      group: 'one slot one rarity up',
      name,
      value: mean(shares),
      unit: '% won',
      band: ONE_SLOT_BAND,
    })),
    tables: [
      {
        title: 'One slot one rarity up, % won by slot',
        columns: [...fullSet('common').map((item) => item.type), 'average', 'whole set'],
        rows: rows.map(({ name, shares, whole }) => [name, ...shares, mean(shares), whole] as const),
      },
    ],
    fights: rows.length * 9 * fights,
  }
}
