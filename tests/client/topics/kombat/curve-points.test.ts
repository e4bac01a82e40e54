import { expect, test } from 'vitest'
import { curvePoints, hardestTurn } from '#client/topics/kombat/shared/health-curve/curve-points.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'

const FIGHT = [
  anEntry({ hp_actor: 400 }),
  anEntry({ actor: 'defender', hp_actor: 1000 }),
  anEntry({ damage_attack: 250, is_critical: true }),
  anEntry({ actor: 'defender', damage_attack: 200 }),
  anEntry({ is_opponent_evade: true, is_critical: true }),
  anEntry({ actor: 'defender', damage_attack: 300 }),
]

test('the curve has a point per turn and one before the first, in shares of each maximum (extra 10)', () => {
  const points = curvePoints(FIGHT, 'attacker')
  expect(points.map(({ turn, ownShare, otherShare }) => [turn, ownShare, otherShare])).toEqual([
    [0, 1, 1],
    [1, 1, 0.75],
    [2, 0.5, 0.75],
    [3, 0.5, 0.75],
    [4, 0, 0.75],
  ])
})

test('a critical hit is marked at the fighter that it met, a dodged one not at all', () => {
  const marks = (side: 'attacker' | 'defender') => curvePoints(FIGHT, side).map(({ critical }) => critical)
  expect(marks('attacker')).toEqual([null, 'other', null, null, null])
  expect(marks('defender')).toEqual([null, 'own', null, null, null])
})

test('the hardest turn took the largest share of health, not the most points; the first of equal ones', () => {
  expect(hardestTurn(curvePoints(FIGHT, 'attacker'))).toBe(2)
  expect(hardestTurn(curvePoints(FIGHT.slice(0, 2), 'attacker'))).toBe(0)
})
