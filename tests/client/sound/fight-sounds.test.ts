import { describe, expect, test } from 'vitest'
import { emptyReport, type KombatInput, type KombatReport } from '../../../src/bridge/bridge.ts'
import { beatSounds, createFightSoundCues } from '../../../src/client/sound/fight-sounds.ts'
import type { ScenarioEntry } from '../../../src/contracts/wire.ts'
import { entryBeats } from '../../../src/rules/fight/fight-beats.ts'
import { anEntry } from '../../../src/workbench/fixtures/entry.ts'

const aBlow = (over: Partial<ScenarioEntry> = {}): ScenarioEntry => anEntry({ damage_attack: 50, ...over })

const aFight = (scenario: readonly ScenarioEntry[]): KombatInput => ({
  user: { name: 'A', maxHp: 1000, look: { kind: 'pet', houseId: 0, cosmetic: {} as never } },
  opponent: { name: 'B', maxHp: 500, look: { kind: 'pet', houseId: 1, cosmetic: {} as never } },
  fight: { id: 'f', scenario, winner: 'attacker', perspective: 'attacker', mode: 'live' },
  tier: 0,
  labels: { critical: '', miss: '', frozen: '' },
})

const aReport = (over: Partial<KombatReport>): KombatReport => ({
  ...emptyReport,
  hp: { user: 900, opponent: 400 },
  ...over,
})

describe('what an entry sounds like', () => {
  test.each([
    ['a blow', {}, [['hit']]],
    ['a strong one', { damage_attack: 80 }, [['heavy-hit']]],
    ['a critical one', { is_critical: true }, [['critical']]],
    ['an evaded one', { is_opponent_evade: true, is_critical: true }, [['miss']]],
    ['one that freezes', { frost_prison_opponent: true }, [['hit', 'freeze']]],
    ['one that sets on fire', { burning_hell_opponent: true }, [['hit', 'burn']]],
    ['a frozen turn', { frost_prison_actor: true }, [['freeze']]],
    [
      'everything at once, in the order of R07',
      { burning_hell_actor: true, damage_burning_hell: 9, life_steal: 5, damage_reflected: 3 },
      [['burn'], ['hit'], ['heal'], ['reflect']],
    ],
  ] as const)('%s', (_, over, sounds) => {
    expect(entryBeats(aBlow(over)).map((beat) => beatSounds(beat, 500))).toEqual(sounds)
  })
})

describe('the sounds of a fight', () => {
  test('the opponent appears, three counts, the gong', () => {
    const cuesOf = createFightSoundCues()
    const input = aFight([])
    const phases: Partial<KombatReport>[] = [
      { phase: 'finding' },
      { phase: 'ready' },
      { phase: 'countdown', countdown: 3 },
      { phase: 'countdown', countdown: 3 },
      { phase: 'countdown', countdown: 2 },
      { phase: 'countdown', countdown: 1 },
      { phase: 'countdown', countdown: 0 },
      { phase: 'fighting' },
    ]
    expect(phases.flatMap((over) => cuesOf(aReport(over), input))).toEqual([
      'whoosh',
      'countdown',
      'countdown',
      'countdown',
      'gong',
    ])
  })

  test('each beat of each entry is heard once, as the arena reports it', () => {
    const cuesOf = createFightSoundCues()
    const input = aFight([
      aBlow(),
      aBlow({ actor: 'defender' }),
      aBlow({ damage_attack: 60, life_steal: 10, damage_reflected: 5 }),
      aBlow({ actor: 'defender', damage_attack: 60, is_critical: true }),
    ])
    cuesOf(aReport({ phase: 'fighting', entriesPlayed: 2 }), input)
    const beats = (input.fight?.scenario ?? [])
      .slice(2)
      .flatMap((entry) =>
        entryBeats(entry).map(
          (beat) => ({ ...beat, actor: entry.actor === 'attacker' ? 'user' : 'opponent' }) as const,
        ),
      )
    const heard = beats.map((beat) => cuesOf(aReport({ phase: 'fighting', beat }), input))
    expect(heard).toEqual([['hit'], ['heal'], ['reflect'], ['critical']])
  })

  test('the end is a jingle, with a knockout before it when one has fallen', () => {
    const end = (over: Partial<KombatReport>, winner: 'attacker' | 'defender') => {
      const cuesOf = createFightSoundCues()
      const input = aFight([])
      cuesOf(aReport({ phase: 'fighting' }), input)
      return cuesOf(aReport({ phase: 'end', ...over }), { ...input, fight: input.fight && { ...input.fight, winner } })
    }
    expect(end({ hp: { user: 5, opponent: 0 } }, 'attacker')).toEqual(['knockout', 'victory'])
    expect(end({}, 'defender')).toEqual(['defeat'])
  })

  test('an empty arena, a report without a beat and an end without a fight are silent', () => {
    const cuesOf = createFightSoundCues()
    expect(cuesOf(emptyReport, null)).toEqual([])
    cuesOf(aReport({ phase: 'fighting', entriesPlayed: 2 }), aFight([]))
    expect(cuesOf(aReport({ phase: 'fighting', entriesPlayed: 9 }), aFight([]))).toEqual([])
    expect(cuesOf(aReport({ phase: 'end' }), { ...aFight([]), fight: null })).toEqual([])
  })
})
