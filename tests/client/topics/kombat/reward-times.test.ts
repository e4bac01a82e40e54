import { expect, test } from 'vitest'
import {
  flourishAtMs,
  flourishOf,
  landsAtMs,
  rewardAtMs,
} from '#client/topics/kombat/screens/result/rewards/reward-times.ts'
import { aReplay } from '#workbench/fixtures/builders.ts'

const NO_DROPS = { tok: 0, star: 0, materials: [], stones: [], equipments: [] }

test('rewards appear one by one, and the flourish comes after the last', () => {
  expect([0, 1, 2].map(rewardAtMs)).toEqual([450, 770, 1090])
  expect(flourishAtMs(3)).toBeGreaterThan(rewardAtMs(2))
  expect(landsAtMs(0)).toBeGreaterThan(rewardAtMs(0))
})

test('the sound at the end belongs to the best reward', () => {
  const stones = [{ type: 'luck-leech' as const, level: 1 as const }]
  expect(flourishOf(NO_DROPS)).toBeNull()
  expect(flourishOf({ ...NO_DROPS, tok: 5 })).toBe('rewards-counted')
  expect(flourishOf({ ...NO_DROPS, tok: 5, stones })).toBe('chest-opened')
  const [item] = aReplay().own?.drops.equipments ?? []
  if (!item) throw new Error('The fixture has an item')
  const equipments = [
    { ...item, rarity: 'common' as const },
    { ...item, rarity: 'epic' as const },
  ]
  expect(flourishOf({ ...NO_DROPS, stones, equipments })).toBe('epic')
})
