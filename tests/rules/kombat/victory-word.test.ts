import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateFight } from '#rules/kombat/fight.ts'
import { fightSummary } from '#rules/kombat/fight-summary.ts'
import type { Side, TurnEntry } from '#rules/kombat/fight-types.ts'
import { victoryWord } from '#rules/kombat/victory-word.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aFight } from './fight-arbitraries.ts'

/** A fight between two fighters with 1,000 HP who act in turn, the attacker first. */
const fightOf = (...actions: readonly Partial<TurnEntry>[]): TurnEntry[] => [
  anEntry(),
  anEntry({ actor: 'defender' }),
  ...actions.map((action, index) => anEntry({ actor: index % 2 === 0 ? 'attacker' : 'defender', ...action })),
]
const hit = (damage_attack: number): Partial<TurnEntry> => ({ damage_attack })
const evaded: Partial<TurnEntry> = { is_opponent_evade: true }
/** Eight actions, so that the win comes too late for `knockout`. */
const LONG = Array.from({ length: 8 }, () => hit(50))

describe('the word beside VICTORY', () => {
  test.each<[string, TurnEntry[], Side, string | null]>([
    [
      'a win without a scratch is flawless, also a quick one',
      fightOf(hit(600), evaded, hit(400)),
      'attacker',
      'flawless',
    ],
    ['a scratch is enough for it not to be', fightOf(...LONG, hit(300), hit(1), hit(500)), 'attacker', null],
    ['own fire is damage', fightOf(hit(600), evaded, { ...hit(400), damage_burning_hell: 1 }), 'attacker', 'knockout'],
    [
      'so is the own blow, reflected',
      fightOf({ ...hit(600), damage_reflected: 1 }, evaded, hit(400)),
      'attacker',
      'knockout',
    ],
    ['at 5 % of health it was close', fightOf(hit(600), hit(950), hit(400)), 'attacker', 'clutch'],
    [
      'at a little more it was a comeback',
      fightOf(hit(300), hit(949), hit(400), evaded, hit(300)),
      'attacker',
      'comeback',
    ],
    [
      '40 points of health behind is a comeback',
      fightOf(hit(300), hit(700), hit(400), evaded, hit(300)),
      'attacker',
      'comeback',
    ],
    ['39.9 points are none', fightOf(hit(300), hit(699), hit(400), evaded, hit(300)), 'attacker', 'knockout'],
    [
      'a comeback is told also after healing',
      fightOf(hit(300), hit(700), { ...hit(700), life_steal: 700 }),
      'attacker',
      'comeback',
    ],
    ['down at action 8', fightOf(...LONG.slice(1), hit(850)), 'defender', 'knockout'],
    ['down at action 9 is a win like another', fightOf(...LONG, hit(800)), 'attacker', null],
    ['eight actions that nobody fell in are no knockout', fightOf(...LONG), 'attacker', null],
    ['a defender wins by the same rules', fightOf(evaded, hit(1000)), 'defender', 'flawless'],
    ['a fight without an action has none', fightOf(), 'attacker', null],
  ])('%s', (_, scenario, winner, word) => {
    expect(victoryWord(scenario, winner)).toBe(word)
  })

  test('health is compared by its share: 400 of 1,000 against 4,000 of 5,000 is 40 points behind', () => {
    const scenario = [
      anEntry(),
      anEntry({ actor: 'defender', hp_actor: 5000 }),
      ...fightOf(hit(1000), hit(600)).slice(2),
    ]
    expect(victoryWord([...scenario, ...fightOf(hit(4000)).slice(2)], 'attacker')).toBe('comeback')
    const closer = [anEntry(), anEntry({ actor: 'defender', hp_actor: 5000 }), ...fightOf(hit(1001), hit(600)).slice(2)]
    expect(victoryWord([...closer, ...fightOf(hit(3999)).slice(2)], 'attacker')).toBe('knockout')
  })

  test('says of any simulated fight what its summary says', () => {
    fc.assert(
      fc.property(aFight, ({ sides, seed }) => {
        const { scenario, winner, finalHp, actions } = simulateFight(sides, seed)
        const word = victoryWord(scenario, winner)
        const loser = winner === 'attacker' ? 'defender' : 'attacker'
        const isUnhurt = fightSummary(scenario)[loser].totalDamage === 0
        const isClose = finalHp[winner] * 100 <= sides[winner].maxHp * 5
        expect(word === 'flawless').toBe(isUnhurt)
        expect(word === 'clutch').toBe(!isUnhurt && isClose)
        if (word === 'knockout') expect(actions).toBeLessThanOrEqual(8)
        if (word === null) expect(actions > 8 || finalHp[loser] > 0).toBe(true)
      }),
      { numRuns: 1000, seed: 20_261_125 },
    )
  })
})
