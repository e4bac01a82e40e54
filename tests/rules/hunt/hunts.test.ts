import { describe, expect, test } from 'vitest'
import {
  claimableMilestones,
  HUNT_MILESTONES,
  HUNT_STAGES,
  hasHuntDot,
  huntStageOf,
  isHuntStageOpen,
  rollHunt,
} from '#rules/hunt/hunts.ts'
import { BOX_KINDS, BOXES, boxOdds, openBox } from '#rules/items/boxes.ts'
import { createRng } from '#rules/prng.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import { seedOf } from '../kombat/builds.ts'

describe('hunting stages (A9, R33, row 175)', () => {
  test('golden table', () => {
    expect(
      HUNT_STAGES.map(
        (stage) =>
          `${stage.name}: ${stage.durationMs / 3_600_000} h, ${stage.killsMin}–${stage.killsMax} kills, ${nanoToTok(stage.tokMinNano)}–${nanoToTok(stage.tokMaxNano)} TOK, ${stage.stars} STAR, opens at ${stage.killsNeeded}`,
      ),
    ).toEqual([
      'Cursed Fortress: 3 h, 5–8 kills, 4–6 TOK, 1 STAR, opens at 0',
      'Demonbane Keep: 6 h, 12–18 kills, 8–12 TOK, 2 STAR, opens at 100',
      'Eternal Abyss Gate: 12 h, 28–40 kills, 16–24 TOK, 5 STAR, opens at 500',
    ])
  })

  test('unlock by total kills', () => {
    const open = (kills: number) => HUNT_STAGES.filter((stage) => isHuntStageOpen(stage, kills)).length
    expect([0, 99, 100, 499, 500, 9999].map(open)).toEqual([1, 1, 2, 2, 3, 3])
  })

  test.each(HUNT_STAGES)('have rewards within their ranges, inclusive, in steps of 0.01: $slug', (stage) => {
    const hunts = Array.from({ length: 4000 }, (_, index) =>
      rollHunt(createRng(seedOf(index)), huntStageOf(stage.slug)),
    )
    const kills = hunts.map((hunt) => hunt.kills)
    expect([Math.min(...kills), Math.max(...kills)]).toEqual([stage.killsMin, stage.killsMax])
    const tok = hunts.map((hunt) => hunt.tokNano)
    expect([Math.min(...tok), Math.max(...tok)]).toEqual([stage.tokMinNano, stage.tokMaxNano])
    for (const hunt of hunts) {
      expect(hunt.tokNano % 10_000_000).toBe(0)
      expect(hunt.stars).toBe(stage.stars)
      for (const stone of hunt.stones) expect(stone.level).toBe(1)
    }
    const withStone = hunts.filter((hunt) => hunt.stones.length > 0).length
    expect(Math.abs((100 * withStone) / hunts.length - stage.stonePercent)).toBeLessThan(1)
    expect(stage.stonePercent).toBe(stage.slug === 'eternal-abyss-gate' ? 5 : 0)
  })
})

describe('hunt milestones (A9, R34, rows 176, 191)', () => {
  test('golden table', () => {
    expect(
      HUNT_MILESTONES.map(
        ({ awakeStones, box, killsNeeded, level, tokNano }) =>
          `${level}: ${killsNeeded} → ${nanoToTok(tokNano)} TOK${box ? ` + ${box} box` : ''}${awakeStones ? ' + awake stone' : ''}`,
      ),
    ).toEqual([
      '1: 100 → 5 TOK',
      '2: 200 → 10 TOK',
      '3: 300 → 15 TOK + wood box',
      '4: 400 → 20 TOK',
      '5: 500 → 25 TOK',
      '6: 600 → 30 TOK + iron box',
      '7: 800 → 40 TOK',
      '8: 1000 → 60 TOK',
      '9: 1500 → 80 TOK + titanium box',
      '10: 2000 → 120 TOK',
      '11: 2500 → 200 TOK + awake stone',
    ])
  })

  test('are claimable once reached, each once', () => {
    expect(claimableMilestones(99, [])).toEqual([])
    expect(claimableMilestones(300, [])).toEqual([1, 2, 3])
    expect(claimableMilestones(300, [1, 3])).toEqual([2])
    expect(claimableMilestones(9999, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toEqual([])
  })

  test('the dot shows with a claimable milestone, without a hunt and after its end (row 41)', () => {
    const hunting = { huntEndMs: 2000, demonsKilled: 0, claimedLevels: [], nowMs: 1000 }
    expect(hasHuntDot(hunting)).toBe(false)
    expect(hasHuntDot({ ...hunting, huntEndMs: null })).toBe(true)
    expect(hasHuntDot({ ...hunting, nowMs: 2000 })).toBe(true)
    expect(hasHuntDot({ ...hunting, demonsKilled: 100 })).toBe(true)
    expect(hasHuntDot({ ...hunting, demonsKilled: 100, claimedLevels: [1] })).toBe(false)
  })
})

describe('boxes (A9, R18, row 171)', () => {
  test.each(BOX_KINDS)('contain their amounts, inclusive: %s', (kind) => {
    const opened = Array.from({ length: 4000 }, (_, index) => openBox(createRng(seedOf(index)), boxOdds(kind)))
    const pieces = opened.map(([first]) => first?.quantity ?? 0)
    expect([Math.min(...pieces), Math.max(...pieces)]).toEqual([BOXES[kind].min, BOXES[kind].max])
    expect(new Set(opened.map(([first]) => first?.slug))).toEqual(new Set([`material-${kind}`]))
    const withStone = opened.filter((content) => content[1]?.slug === 'material-awake-stone').length
    expect(Math.round((100 * withStone) / opened.length)).toBe(kind === 'titanium' ? 2 : 0)
  })

  test('contents as the specification has them', () => {
    expect(Object.entries(BOXES).map(([kind, { min, max }]) => [kind, min, max])).toEqual([
      ['wood', 60, 100],
      ['iron', 25, 35],
      ['titanium', 7, 10],
    ])
  })
})
