import { describe, expect, test } from 'vitest'
import { gameValues } from '#rules/game-config/game-config.ts'
import { earnBadge, upgradeBadge } from '#rules/home/nav-badges.ts'
import { tokToNano } from '#rules/units.ts'
import { UPGRADE_TYPES, upgradeError, upgradeView } from '#rules/upgrades/upgrades.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

const settings = gameValues

describe('upgrades (A4, T2, row 53)', () => {
  test('golden table: value → cost by level (R02, row 56)', () => {
    const table = Object.fromEntries(
      UPGRADE_TYPES.map((type) => [
        type,
        settings[type].map((_, level) => {
          const view = upgradeView(type, level === 0 ? [] : [level], settings)
          const value = type === 'mining-tok' ? nanoToTok(view.value) : view.value
          return `${value} → ${view.cost < 0 ? view.cost : nanoToTok(view.cost)}${view.isMax ? ' max' : ''}`
        }),
      ]),
    )
    expect(table).toMatchInlineSnapshot(`
      {
        "honor": [
          "0 → -1",
          "20 → -1",
          "30 → -1",
          "40 → -1",
          "50 → -1",
          "60 → -1",
          "70 → -1",
          "80 → -1",
          "90 → -1",
          "100 → -1",
          "110 → -1",
          "120 → -1",
          "130 → -1",
          "140 → -1",
          "150 → -1 max",
        ],
        "mining-tok": [
          "1 → 8",
          "1.15 → 13.2",
          "1.3225 → 21.8",
          "1.520875 → 35.9",
          "1.74900625 → 59.3",
          "2.011357188 → 97.8",
          "2.313060766 → 161.4",
          "2.66001988 → 266.4",
          "3.059022863 → 439.5",
          "3.517876292 → 725.2",
          "4.045557736 → 1196.5",
          "4.652391396 → 1974.3",
          "5.350250105 → 3257.6",
          "6.152787621 → 5375",
          "7.075705764 → 8868.8",
          "8.137061629 → -1 max",
        ],
        "pocket-size": [
          "7200 → 3",
          "10800 → 8",
          "14400 → 20",
          "21600 → 50",
          "28800 → 120",
          "43200 → 280",
          "57600 → 600",
          "72000 → 1200",
          "86400 → -1 max",
        ],
      }
    `)
  })

  test('the numbers follow their formulas: 1.15 and 1.65 to the power of the level', () => {
    for (const [level, value] of settings['mining-tok'].entries()) {
      expect(Math.abs(value - 1e9 * 1.15 ** level)).toBeLessThan(1)
    }
    for (const [level, cost] of settings['mining-tok-costs'].entries()) {
      expect(Math.abs(nanoToTok(cost) - 8 * 1.65 ** level)).toBeLessThanOrEqual(0.05)
    }
    expect(settings['mining-tok-costs'].length).toBe(settings['mining-tok'].length - 1)
    expect(settings['pocket-size-costs'].length).toBe(settings['pocket-size'].length - 1)
    expect(settings.honor.length).toBe(15)
  })

  test('nothing owned is level 0 and not max, even with a single value', () => {
    const single = { ...settings, honor: [7] }
    expect(upgradeView('honor', [], single)).toEqual({ level: 0, value: 7, cost: -1, isMax: false })
    expect(upgradeView('honor', [0], single).isMax).toBe(true)
  })

  test('the highest owned level counts, in whatever order the rows come', () => {
    expect(upgradeView('pocket-size', [2, 3, 1], settings)).toMatchObject({ level: 3, value: 21_600 })
  })

  test('a level beyond the list has the last value', () => {
    expect(upgradeView('pocket-size', [40], settings)).toEqual({ level: 40, value: 86_400, cost: -1, isMax: true })
  })
})

test('an upgrade is refused at the top, then honor for missions and the others for money (rows 54, 55; T40)', () => {
  const refusal = (
    type: 'pocket-size' | 'honor',
    owned: number[],
    has: { balanceNano: number | bigint; missionsDone: number },
  ) => upgradeError(type, upgradeView(type, owned, settings), has)
  const [price = 0] = settings['pocket-size-costs']
  expect(refusal('pocket-size', [], { balanceNano: BigInt(price) - 1n, missionsDone: 9 })).toBe('not-enough-tok')
  expect(refusal('pocket-size', [], { balanceNano: price, missionsDone: 0 })).toBeNull()
  expect(refusal('pocket-size', [8], { balanceNano: 1e15, missionsDone: 9 })).toBe('max-level')
  expect(refusal('honor', [1, 2], { balanceNano: 1e15, missionsDone: 2 })).toBe('mission-needed')
  expect(refusal('honor', [1, 2], { balanceNano: 0, missionsDone: 3 })).toBeNull()
  expect(refusal('honor', [14], { balanceNano: 0, missionsDone: 99 })).toBe('max-level')
})

describe('badges of the bottom navigation (row 17)', () => {
  test('Earn is red while any task is below its repeat count', () => {
    expect(earnBadge([])).toBeNull()
    expect(
      earnBadge([
        { repeats: 1, done: 1 },
        { repeats: 3, done: 5 },
      ]),
    ).toBeNull()
    expect(
      earnBadge([
        { repeats: 1, done: 1 },
        { repeats: 3, done: 2 },
      ]),
    ).toBe('red')
  })

  test('Upgrade is green while any upgrade is available', () => {
    const player = { settings, upgrades: [], balanceNano: tokToNano(2.9), missionsDone: 0 }
    expect(upgradeBadge(player)).toBeNull()
    expect(upgradeBadge({ ...player, balanceNano: tokToNano(3) })).toBe('green')
    expect(upgradeBadge({ ...player, missionsDone: 1 })).toBe('green')
    expect(upgradeBadge({ ...player, missionsDone: 1, upgrades: [{ type: 'honor', level: 1 }] })).toBeNull()
  })
})
