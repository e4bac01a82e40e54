import { describe, expect, it } from 'vitest'
import type { KombatReport } from '#bridge/bridge.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { type FightOutcome, type FightStats, otherSide, type Side } from '#rules/kombat/fight-types.ts'
import { createRng } from '#rules/prng.ts'
import { KombatFlow } from '#scenes/kombat/flow/flow.ts'
import { BEAT_MS } from '#scenes/kombat/timeline/pacing.ts'
import { type Corner, type FightPlan, type FightView, planFight, viewAfter } from '#scenes/kombat/timeline/playback.ts'
import { timesTried } from '#tests/helpers/thoroughness.ts'
import { aKombatInput, aRandomFighter } from '../a-fight.ts'

const FIGHTS = timesTried({ usual: 2500, thorough: 10_000 })

const LENGTH = { maxHp: [300, 17_300], attack: [50, 2450] } as const

interface SimulatedFight {
  readonly sides: Readonly<Record<Side, FightStats>>
  readonly outcome: FightOutcome
}

const rng = createRng('5ce9e500')
const fights: readonly SimulatedFight[] = Array.from({ length: FIGHTS }, (_, index) => {
  const sides = { attacker: aRandomFighter(rng, LENGTH), defender: aRandomFighter(rng, LENGTH) }
  return { sides, outcome: simulateFight(sides, (index + 1).toString(16).padStart(16, '0')) }
})

const planOf = ({ sides, outcome }: SimulatedFight, perspective: Side, mode: 'live' | 'replay'): FightPlan =>
  planFight({
    ...outcome,
    perspective,
    mode,
    maxHp: { user: sides[perspective].maxHp, opponent: sides[otherSide(perspective)].maxHp },
  })

const swapped = <T>(pair: Readonly<Record<Corner, T>>): Record<Corner, T> => ({
  user: pair.opponent,
  opponent: pair.user,
})

/** Like `toEqual`, but fast enough for 100,000 comparisons. */
const holdsSame = (actual: unknown, wanted: unknown, what: string): void => {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) expect(actual, what).toEqual(wanted)
}

const flowOf = ({ sides, outcome }: SimulatedFight, perspective: Side, mode: 'live' | 'replay') => {
  const reports: KombatReport[] = []
  const counts = { ends: 0 }
  const flow = new KombatFlow({
    report: (report) => reports.push(report),
    phaseChanged: () => {},
    countdownChanged: () => {},
    beatStarted: () => {},
    beatLanded: () => {},
    skipped: () => {},
    seeked: () => {},
    cue: () => {},
    finished: () => {
      counts.ends += 1
    },
    issue: (issue) => expect(issue).toBeNull(),
  })
  const input = aKombatInput([])
  flow.setInput({
    ...input,
    user: { ...input.user, maxHp: sides[perspective].maxHp },
    opponent: { ...input.user, maxHp: sides[otherSide(perspective)].maxHp },
    fight: { id: 'f', ...outcome, perspective, mode },
  })
  return { flow, reports, counts }
}

/** The state in a report, without the beat, which is an event. */
const stateIn = (report: KombatReport | undefined) => report && { ...report, beat: null }

const WHOLE_FIGHT_MS = 40 * 4 * Math.max(...Object.values(BEAT_MS))

const TIMEOUT = { timeout: 300_000 }

describe('thousands of simulated fights', TIMEOUT, () => {
  it('show all kinds of beats', () => {
    const kinds = new Set(
      fights.slice(0, 1000).flatMap((fight) => planOf(fight, 'attacker', 'live').beats.map((beat) => beat.kind)),
    )
    expect([...kinds].sort()).toEqual(['attack', 'burned', 'frozen', 'heal', 'reflected'])
  })

  // One test for both, because planning the fights takes most of its time.
  it('end with the HP and the winner of their outcome, live and replayed, seen by either side (row 83), and what one sees at the left the other sees at the right, beat by beat (T14)', () => {
    const replayOf = (fight: SimulatedFight, perspective: Side): FightPlan => {
      const { finalHp, scenario, winner } = fight.outcome
      const [live, replay] = [planOf(fight, perspective, 'live'), planOf(fight, perspective, 'replay')]
      for (const plan of [live, replay]) {
        holdsSame(plan.issues, [], 'issues')
        const end = viewAfter(plan)
        holdsSame(end.hp, { user: finalHp[perspective], opponent: finalHp[otherSide(perspective)] }, 'HP at the end')
        holdsSame(plan.winner, winner === perspective ? 'user' : 'opponent', 'winner')
        holdsSame(end.entriesPlayed, scenario.length, 'entries played')
        holdsSame(end.turnsLeft >= 0 && end.turnsLeft < 40, true, 'turns left')
      }
      return replay
    }
    for (const fight of fights) {
      const [own, other] = [replayOf(fight, 'attacker'), replayOf(fight, 'defender')]
      holdsSame(own.beats.length, other.beats.length, 'beats')
      const at = rng.int(0, own.beats.length)
      const mine: FightView = viewAfter(own, at)
      const theirs: FightView = viewAfter(other, at)
      for (const key of ['hp', 'burning', 'frozen'] as const) holdsSame(mine[key], swapped<unknown>(theirs[key]), key)
      holdsSame(mine.turnsLeft, theirs.turnsLeft, 'turns left')
    }
  })

  it('seeked to any position show the same state as played to it, and end from there', () => {
    for (const fight of fights) {
      const perspective = rng.pick(['attacker', 'defender'] as const)
      const { flow, reports, counts } = flowOf(fight, perspective, 'replay')
      flow.advance(0)
      flow.advance(WHOLE_FIGHT_MS)
      const played = reports.filter((report) => report.phase === 'fighting')
      const end = reports.at(-1)
      const place = rng.int(2, fight.outcome.scenario.length)
      flow.seek(place)
      const seeked = reports.at(-1)
      holdsSame(
        stateIn(seeked),
        stateIn(played.findLast((report) => report.entriesPlayed === place)),
        `state after ${place} entries`,
      )
      flow.advance(WHOLE_FIGHT_MS)
      holdsSame(reports.at(-1), end, 'the end after seeking')
      holdsSame(counts.ends, 2, 'ends')
    }
  })

  it('played over time end the same as skipped, in the duration of their beats', () => {
    for (const fight of fights.slice(0, 200)) {
      const [played, skipped] = [false, true].map((skips) => {
        const { flow, reports, counts } = flowOf(fight, 'attacker', 'live')
        const beatsMs = flow.plan?.beats.reduce((sum, beat) => sum + beat.durationMs, 0) ?? 0
        if (skips) flow.skip()
        else for (let ms = 0; ms <= 4100 + beatsMs + 500; ms += 50) flow.advance(50)
        expect(counts.ends).toBe(1)
        return reports.at(-1)
      })
      expect(played).toEqual(skipped)
      const { finalHp } = fight.outcome
      expect(played).toMatchObject({ hp: { user: finalHp.attacker, opponent: finalHp.defender } })
    }
  })
})
