import { describe, expect, test } from 'vitest'
import { emptyReport, type KombatInput, type KombatReport } from '#bridge/bridge.ts'
import { createFightSounds, type PhaseSounds } from '#client/sound/fight-sounds.ts'

const aFight = (): KombatInput => ({
  user: { name: 'A', maxHp: 1000, look: { kind: 'pet', houseId: 0, cosmetic: {} as never } },
  opponent: { name: 'B', maxHp: 500, look: { kind: 'pet', houseId: 1, cosmetic: {} as never } },
  fight: { id: 'f', scenario: [], winner: 'attacker', perspective: 'attacker', mode: 'live' },
  tier: 0,
  labels: { critical: '', miss: '', frozen: '' },
})

const aReport = (over: Partial<KombatReport>): KombatReport => ({
  ...emptyReport,
  hp: { user: 900, opponent: 400 },
  ...over,
})

const PHASES: readonly Partial<KombatReport>[] = [
  { phase: 'idle' },
  { phase: 'finding' },
  { phase: 'ready' },
  { phase: 'countdown', countdown: 3 },
  { phase: 'countdown', countdown: 3 },
  { phase: 'countdown', countdown: 2 },
  { phase: 'countdown', countdown: 1 },
  { phase: 'countdown', countdown: 0 },
  { phase: 'fighting' },
  { phase: 'fighting', entriesPlayed: 3 },
]

const heardIn = (phases: readonly Partial<KombatReport>[], input: KombatInput | null): PhaseSounds[] => {
  const soundsOf = createFightSounds()
  return phases.map((over) => soundsOf(aReport(over), input))
}

describe('the phases of a fight', () => {
  test('the opponent appears, three counts, the gong; the blows are not theirs', () => {
    expect(heardIn(PHASES, aFight()).flatMap(({ effects }) => effects)).toEqual([
      'whoosh-2',
      'countdown',
      'countdown',
      'countdown',
      'gong',
    ])
  })

  test('the crowd murmurs, stirs for the opponent, hushes before the gong and storms at the end', () => {
    const levels = heardIn([...PHASES, { phase: 'end' }, { phase: 'idle' }], aFight()).flatMap(({ crowd }) =>
      crowd === undefined ? [] : [crowd],
    )
    const [before, finding, ready, countdown, fighting, end, after] = levels
    expect(levels).toHaveLength(7)
    expect([before, after]).toEqual([null, null])
    expect(ready).toBeGreaterThan(finding ?? 1)
    expect(countdown).toBeLessThan(ready ?? 0)
    expect(fighting).toBeGreaterThan(countdown ?? 1)
    expect(end).toBeGreaterThan(fighting ?? 1)
  })

  test('the end is a jingle, and a roar for a win', () => {
    const end = (over: Partial<KombatReport>, winner: 'attacker' | 'defender') => {
      const input = aFight()
      return heardIn([{ phase: 'fighting' }, { phase: 'end', ...over }], {
        ...input,
        fight: input.fight && { ...input.fight, winner },
      }).at(-1)?.effects
    }
    expect(end({ hp: { user: 5, opponent: 0 } }, 'attacker')).toEqual(['victory', 'roar'])
    expect(end({}, 'defender')).toEqual(['defeat'])
  })

  test('a fighter who has outlived a boss has not lost: the crowd roars, whatever the turns say (row 143)', () => {
    const input = aFight()
    const withBoss: KombatInput = {
      ...input,
      opponent: { name: 'Mammoth', maxHp: 5000, look: { kind: 'boss', boss: 'mammoth' } },
      fight: input.fight && { ...input.fight, winner: 'defender' },
    }
    const end = (user: number, opponent: number) =>
      heardIn([{ phase: 'fighting' }, { phase: 'end', hp: { user, opponent } }], withBoss).at(-1)?.effects
    expect(end(20, 4000)).toEqual(['roar'])
    expect(end(0, 4000)).toEqual(['defeat'])
  })

  test('an empty arena and an end without a fight play nothing', () => {
    expect(heardIn(PHASES, null).flatMap(({ effects }) => effects)).toEqual([])
    expect(heardIn([{ phase: 'fighting' }, { phase: 'end' }], { ...aFight(), fight: null }).at(-1)?.effects).toEqual([])
  })
})
