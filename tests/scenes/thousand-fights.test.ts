import { describe, expect, it } from 'vitest'
import { KombatFlow } from '../../scenes/kombat/flow.ts'
import { planFight, viewAfter } from '../../scenes/kombat/playback.ts'
import type { KombatReport } from '../../src/bridge/bridge.ts'
import { simulateFight } from '../../src/rules/fight.ts'
import type { FightStats, SkillName, StoneType } from '../../src/rules/fight-types.ts'
import { createRng } from '../../src/rules/prng.ts'
import { aKombatInput } from './a-fight.ts'

const SKILLS: readonly SkillName[] = ['desolate', 'reflect', 'life-steal', 'rising-fury', 'fatal-blow', 'berserk']
const STONES: readonly StoneType[] = ['burning-hell', 'frost-prison', 'luck-leech']
const LEVELS = [1, 2, 3, 4] as const

/** Any fighter that the rules know, drawn from the seed. */
const statsFrom = (rng: { next(): number }): FightStats => {
  const upTo = (max: number): number => Math.floor(rng.next() * max)
  return {
    maxHp: 300 + upTo(17_000),
    attack: 50 + upTo(2400),
    critPercent: rng.next() * 95,
    evasionPercent: rng.next() * 30,
    critDamagePercent: 200 + upTo(100),
    reflectPercent: rng.next() * 30,
    lifeStealPercent: rng.next() * 25,
    skill: SKILLS[upTo(SKILLS.length)] ?? 'berserk',
    stones: STONES.filter(() => rng.next() < 0.5).map((type) => ({ type, level: LEVELS[upTo(4)] ?? 1 })),
  }
}

describe('a thousand simulated fights', () => {
  const rng = createRng('5ce9e500')
  const fights = Array.from({ length: 1000 }, (_, index) => {
    const sides = { attacker: statsFrom(rng), defender: statsFrom(rng) }
    return { sides, outcome: simulateFight(sides, (index + 1).toString(16).padStart(16, '0')) }
  })

  it('show all kinds of beats', () => {
    const kinds = new Set(
      fights.flatMap(({ sides, outcome }) =>
        planFight({
          ...outcome,
          perspective: 'attacker',
          mode: 'live',
          maxHp: { user: sides.attacker.maxHp, opponent: sides.defender.maxHp },
        }).beats.map((beat) => beat.kind),
      ),
    )
    expect([...kinds].sort()).toEqual(['attack', 'burned', 'frozen', 'heal', 'reflected'])
  })

  it.each(['attacker', 'defender'] as const)(
    'end with the HP and the winner of their outcome, seen by the %s (row 83)',
    (perspective) => {
      const isAttacker = perspective === 'attacker'
      for (const { sides, outcome } of fights) {
        const [own, other] = isAttacker ? [sides.attacker, sides.defender] : [sides.defender, sides.attacker]
        for (const mode of ['live', 'replay'] as const) {
          const plan = planFight({ ...outcome, perspective, mode, maxHp: { user: own.maxHp, opponent: other.maxHp } })
          expect(plan.issues).toEqual([])
          const end = viewAfter(plan)
          const { attacker, defender } = outcome.finalHp
          expect(end.hp).toEqual(
            isAttacker ? { user: attacker, opponent: defender } : { user: defender, opponent: attacker },
          )
          expect(plan.winner).toBe(outcome.winner === perspective ? 'user' : 'opponent')
          expect(end.entriesPlayed).toBe(outcome.scenario.length)
        }
      }
    },
  )

  it('played over time they come to the same end as skipped, in the time that their beats take', () => {
    for (const { sides, outcome } of fights.slice(0, 100)) {
      const input = aKombatInput([])
      const flows = [false, true].map((skips) => {
        let report: KombatReport | null = null
        let ends = 0
        const flow = new KombatFlow({
          report: (next) => {
            report = next
          },
          phaseChanged: () => {},
          countdownChanged: () => {},
          beatStarted: () => {},
          beatLanded: () => {},
          skipped: () => {},
          sought: () => {},
          finished: () => {
            ends += 1
          },
          issue: () => {},
        })
        flow.setInput({
          ...input,
          user: { ...input.user, maxHp: sides.attacker.maxHp },
          opponent: { ...input.user, maxHp: sides.defender.maxHp },
          fight: { id: 'f', ...outcome, perspective: 'attacker', mode: 'live' },
        })
        const beatsMs = flow.plan?.beats.reduce((sum, beat) => sum + beat.durationMs, 0) ?? 0
        if (skips) flow.skip()
        else for (let ms = 0; ms <= 4100 + beatsMs + 500; ms += 50) flow.advance(50)
        expect(ends).toBe(1)
        return report
      })
      expect(flows[0]).toEqual(flows[1])
      expect(flows[0]).toMatchObject({ hp: { user: outcome.finalHp.attacker, opponent: outcome.finalHp.defender } })
    }
  })
})
