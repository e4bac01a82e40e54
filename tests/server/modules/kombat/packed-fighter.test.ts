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
import { LOOK_KINDS, looksOfKind, SEASON_CAPES, type WornLooks } from '#rules/wardrobe/looks.ts'
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

/**
 * Looks that a fighter of this house may wear. Each season cape is of one house, so only the one of the own house can
 * be worn.
 */
const looksIn = (houseId: number): fc.Arbitrary<WornLooks> =>
  fc.record(
    Object.fromEntries(
      LOOK_KINDS.map((kind) => {
        const others: readonly string[] = SEASON_CAPES.filter((_, index) => index !== houseId)
        return [kind, fc.constantFrom(...looksOfKind(kind).filter((look) => !others.includes(look)))]
      }),
    ),
    { requiredKeys: [] },
  )

const fighters: fc.Arbitrary<MatchSnapshot> = fc
  .record({
    worn,
    stones,
    house: fc.integer({ min: 0, max: 7 }).chain((houseId) => fc.tuple(fc.constant(houseId), looksIn(houseId))),
    starsSpent: fc.integer({ min: 0, max: 1_000_000 }),
    skill: fc.constantFrom(...SKILL_NAMES),
    userId: fc.integer({ min: 0 }),
    name: fc.string({ unit: 'grapheme' }),
    rank: fc.integer({ min: 0, max: 100_000 }),
    bestRank: fc.integer({ min: 0, max: 3000 }),
    crown: fc.constantFrom(null, ...CROWN_PLACES),
  })
  .map(({ worn: items, house: [houseId, looks], starsSpent, skill, userId, name, rank, bestRank, crown, ...of }) => {
    const loadout = { houseId, armyStep: armyStepOf(starsSpent), items, stones: of.stones, skill }
    const stats = fightStatsOf(loadout)
    const slugged = items.map(({ type, rarity, isNamed }) => ({
      ...{ type, rarity },
      slug: isNamed && type === 'wings' ? 'wings-hamster' : `${type}-${rarity}`,
    }))
    const identity = { userId, name, rank: rankPoints(rank), bestRank: rankPoints(bestRank), crown, looks }
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

  it('keeps its looks in a few words, and shows none in a fight of an earlier release or of a word unknown here', () => {
    const { profile, stats } = unpackFighter({
      ...{ user_id: 7, username: 'Ann', rank: rankPoints(0), house_id: 3, skill: 'reflect' },
      ...{ stats: '504 1250 165 15 6.5 200 0 0 2', looks: 'season-cape frame-oak season-word' },
    })
    expect(profile.cosmetic.looks).toEqual({ cape: 'season-cape-3', frame: 'frame-oak', word: 'season-word' })
    const anew = packFighter({ profile: { ...profile }, stats })
    expect(anew.looks).toBe('season-cape frame-oak season-word')
    const { looks: _, ...older } = anew
    expect(unpackFighter(older).profile.cosmetic).not.toHaveProperty('looks')
    expect(unpackFighter({ ...older, looks: 'cape-of-tomorrow' }).profile.cosmetic).not.toHaveProperty('looks')
    expect(packFighter({ profile: { ...unpackFighter(older).profile }, stats })).not.toHaveProperty('looks')
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
