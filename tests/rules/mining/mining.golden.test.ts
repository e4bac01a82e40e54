import { describe, expect, test } from 'vitest'
import { gameValues } from '#rules/game-config/game-config.ts'
import { type BoostEvent, minedNano, ratePerHourNano, type UpgradeEvent } from '#rules/mining/mining.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

const settings = gameValues
const lastClaimMs = 1_000 * MS_PER_HOUR
const owned = (type: UpgradeEvent['type'], level: number, atMs = 0): UpgradeEvent => ({ type, level, atMs })
const doubled = (fromMs: number, untilMs: number): BoostEvent[] => [
  { atMs: fromMs, val: 200 },
  { atMs: untilMs, val: -200 },
]

describe('golden table of mining income (R02, rows 47, 48)', () => {
  test('TOK an hour by mining level, with honor 0, 5 and 14', () => {
    const table = Array.from({ length: 16 }, (_, level) =>
      [0, 5, 14]
        .map((honor) => {
          const upgrades = [owned('mining-tok', level), owned('honor', honor)]
          return nanoToTok(ratePerHourNano({ settings, upgrades, boosts: [], nowMs: lastClaimMs })).toFixed(4)
        })
        .join(' '),
    )
    expect(table).toMatchInlineSnapshot(`
      [
        "1.0000 1.6000 2.5000",
        "1.1500 1.8400 2.8750",
        "1.3225 2.1160 3.3062",
        "1.5209 2.4334 3.8022",
        "1.7490 2.7984 4.3725",
        "2.0114 3.2182 5.0284",
        "2.3131 3.7009 5.7827",
        "2.6600 4.2560 6.6500",
        "3.0590 4.8944 7.6476",
        "3.5179 5.6286 8.7947",
        "4.0456 6.4729 10.1139",
        "4.6524 7.4438 11.6310",
        "5.3503 8.5604 13.3756",
        "6.1528 9.8445 15.3820",
        "7.0757 11.3211 17.6893",
        "8.1371 13.0193 20.3427",
      ]
    `)
  })

  test('nano in the pocket by hours since the claim, alone and with upgrades and boosts', () => {
    const h = (hours: number): number => lastClaimMs + hours * MS_PER_HOUR
    const cases: Record<string, { upgrades?: UpgradeEvent[]; boosts?: BoostEvent[] }> = {
      'nothing bought': {},
      'mining 3 bought after 1 h': { upgrades: [owned('mining-tok', 3, h(1))] },
      'honor 1 bought after 30 min': { upgrades: [owned('honor', 1, h(0.5))] },
      'doubled in the second hour': { boosts: doubled(h(1), h(2)) },
      'pocket 8 from the start': { upgrades: [owned('pocket-size', 8)] },
      'pocket 2 (4 h) bought after 3 h, when full since 2 h': { upgrades: [owned('pocket-size', 2, h(3))] },
      'pocket 1 (3 h) bought after 1 h': { upgrades: [owned('pocket-size', 1, h(1))] },
    }
    const table = Object.entries(cases).map(
      ([name, { upgrades = [], boosts = [] }]) =>
        `${name}: ${[0.5, 1, 2, 3, 4, 30].map((hours) => minedNano({ settings, upgrades, boosts, lastClaimMs, nowMs: h(hours) })).join(' ')}`,
    )
    expect(table).toMatchInlineSnapshot(`
      [
        "nothing bought: 500000000 1000000000 2000000000 2000000000 2000000000 2000000000",
        "mining 3 bought after 1 h: 500000000 1000000000 2520875000 2520875000 2520875000 2520875000",
        "honor 1 bought after 30 min: 500000000 1100000000 2300000000 2300000000 2300000000 2300000000",
        "doubled in the second hour: 500000000 1000000000 3000000000 3000000000 3000000000 3000000000",
        "pocket 8 from the start: 500000000 1000000000 2000000000 3000000000 4000000000 24000000000",
        "pocket 2 (4 h) bought after 3 h, when full since 2 h: 500000000 1000000000 2000000000 2000000000 3000000000 3000000000",
        "pocket 1 (3 h) bought after 1 h: 500000000 1000000000 2000000000 3000000000 3000000000 3000000000",
      ]
    `)
  })
})
