import { describe, expect, test } from 'vitest'
import { placeLabel } from '#rules/leaderboards/board-labels.ts'
import { TIER_NAMES } from '#rules/season/ranks.ts'
import { seasonPlaceReward, seasonRewardOf } from '#rules/season/season-rewards.ts'
import type { Place, Tier } from '#rules/units.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

describe('labels of unlisted places (A9, R35, T24, row 179)', () => {
  test('the listed thousand has none; places beyond have the label of their threshold', () => {
    expect([1, 999, 1000].map(placeLabel)).toEqual([null, null, null])
    expect([1001, 1999, 2000, 2999, 3000, 4999, 5000, 10_000, 19_999, 20_000, 9_999_999].map(placeLabel)).toEqual([
      '1000+',
      '1000+',
      '2000+',
      '2000+',
      '3000+',
      '3000+',
      '5000+',
      '10000+',
      '10000+',
      '20000+',
      '20000+',
    ])
  })
})

describe('season rewards (R30)', () => {
  test('golden table by league', () => {
    const table = TIER_NAMES.map((name, tier) => {
      const { awakeStones, boxes, items, star, tokNano, weaponBoxes } = seasonRewardOf(tier as Tier)
      return [
        `${name} ${nanoToTok(tokNano)}/${star}`,
        ...boxes,
        ...Array.from({ length: weaponBoxes }, () => 'weapon box'),
        ...items.map((rarity) => `${rarity} item`),
        ...Array.from({ length: awakeStones }, () => 'awake stone'),
      ].join(' + ')
    })
    expect(table).toEqual([
      'Bronze 5/0',
      'Silver 15/5',
      'Gold 30/10 + wood',
      'Emerald 60/20 + iron',
      'Diamond 120/40 + titanium',
      'Champion 200/70 + titanium + weapon box',
      'Divine 350/120 + titanium + titanium + rare item',
      'Mythic 600/200 + titanium + titanium + titanium + epic item + awake stone',
    ])
  })

  test('places add TOK, the first ten a legendary item too, the fifty-first nothing', () => {
    const table = [1, 2, 3, 4, 10, 11, 50].map((place) => {
      const reward = seasonPlaceReward(place as Place)
      return `${place}: ${nanoToTok(reward?.tokNano ?? 0)}${reward?.items.length ? ' + legendary' : ''}`
    })
    expect(table).toEqual([
      '1: 2500 + legendary',
      '2: 1500 + legendary',
      '3: 1000 + legendary',
      '4: 500 + legendary',
      '10: 500 + legendary',
      '11: 200',
      '50: 200',
    ])
    expect(seasonPlaceReward(51 as Place)).toBeNull()
  })
})
