import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { armyStepOf } from '#rules/army/army.ts'
import { ITEM_STAT_TYPES, WORN_TYPES } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { bonusOf, fightStatsOf, type Loadout } from '#rules/kombat/fighter-stats.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { CROWN_PLACES } from '#rules/leaderboards/crowns.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import type { MatchSnapshot } from '#server/db/tables/kombat.ts'
import { fighterProfile, packFighter, unpackFighter } from '#server/modules/fighters/service.ts'

const asKept = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const worn = fc.uniqueArray(fc.constantFrom(...WORN_TYPES), { maxLength: WORN_TYPES.length }).chain((types) =>
  fc.tuple(
    ...types.map((type) =>
      fc.record({
        type: fc.constant(type),
        rarity: fc.constantFrom(...RARITIES),
        isNamed: fc.boolean(),
        stats: fc.array(
          fc.record({
            name: fc.constant('Line'),
            type: fc.constantFrom(...ITEM_STAT_TYPES),
            level: fc.constantFrom(1, 5),
            primary: fc.constant(false),
            value: fc.integer({ min: 1, max: 300 }).map((v) => v / 10),
          }),
          { maxLength: 4 },
        ),
      }),
    ),
  ),
)

const stones = fc
  .subarray([...STONE_TYPES])
  .chain((types) =>
    fc.tuple(...types.map((type) => fc.record({ type: fc.constant(type), level: fc.constantFrom(1, 2, 3, 4) }))),
  ) as fc.Arbitrary<Loadout['stones']>

const fighters: fc.Arbitrary<MatchSnapshot> = fc
  .record({
    worn,
    stones,
    houseId: fc.integer({ min: 0, max: 7 }),
    starsSpent: fc.integer({ min: 0, max: 1_000_000 }),
    skill: fc.constantFrom(...SKILL_NAMES),
    userId: fc.integer({ min: 0 }),
    name: fc.string({ unit: 'grapheme' }),
    rank: fc.integer({ min: 0, max: 100_000 }),
    bestRank: fc.integer({ min: 0, max: 3000 }),
    crown: fc.constantFrom(null, ...CROWN_PLACES),
  })
  .map(({ worn: items, houseId, starsSpent, skill, userId, name, rank, bestRank, crown, ...of }) => {
    const loadout = { houseId, armyStep: armyStepOf(starsSpent), items, stones: of.stones, skill }
    const stats = fightStatsOf(loadout)
    const slugged = items.map(({ type, rarity, isNamed }) => ({
      ...{ type, rarity },
      slug: isNamed && type === 'wings' ? 'wings-hamster' : `${type}-${rarity}`,
    }))
    const identity = { userId, name, rank: rankPoints(rank), bestRank: rankPoints(bestRank), crown }
    return asKept({
      stats,
      profile: fighterProfile({ identity, houseId, worn: slugged, stats, bonus: bonusOf(loadout) }),
    })
  })

describe('a packed fighter', () => {
  it('is the same again, whatever it wears', () => {
    fc.assert(
      fc.property(fighters, (fighter) => {
        const kept = asKept(packFighter(fighter))
        expect(asKept(unpackFighter(kept))).toEqual(fighter)
      }),
      { seed: 20_261_126 },
    )
  })

  it('is packed as it was unpacked, but anew where anything of it was replaced', () => {
    fc.assert(
      fc.property(fighters, fighters, (fighter, other) => {
        const packed = packFighter(fighter)
        const again = unpackFighter(packed)
        expect(packFighter(again)).toBe(packed)
        const renamed = { ...again, profile: { ...again.profile, username: `${again.profile.username}!` } }
        expect(packFighter(renamed).username).toBe(renamed.profile.username)
        expect(packFighter({ profile: again.profile, stats: other.stats })).not.toBe(packed)
      }),
      { numRuns: 50, seed: 20_261_127 },
    )
  })
})
