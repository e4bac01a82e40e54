import { describe, expect, test } from 'vitest'
import { emptyReport, type KombatInput, type StageFighter } from '#bridge/bridge.ts'
import { stageMusic } from '#client/sound/stage-music.ts'

const pet: StageFighter = { name: 'A', maxHp: 1000, look: { kind: 'pet', houseId: 0, cosmetic: {} as never } }
const boss: StageFighter = { name: 'Mammoth', maxHp: 5000, look: { kind: 'boss', boss: 'mammoth' } }
const against = (opponent: StageFighter | null): KombatInput => ({
  user: pet,
  opponent,
  fight: null,
  tier: 0,
  labels: { critical: '', miss: '', frozen: '' },
})
const fighting = { ...emptyReport, phase: 'fighting' } as const

describe('the music of a boss (row 143)', () => {
  test('plays in the arena instead of the other fights’ music, and nowhere else', () => {
    const withBoss = { kombat: against(boss), report: fighting, bossFall: null }
    expect(stageMusic('battle', withBoss, false)).toEqual({ loop: 'boss', rate: 1 })
    expect(stageMusic('battle', { ...withBoss, kombat: against(pet) }, false)).toEqual({ loop: 'battle', rate: 1 })
    expect(stageMusic('menu', withBoss, false)).toEqual({ loop: 'menu', rate: 1 })
  })

  test('waits until it is known who fights: no loop is loaded to be thrown away', () => {
    expect(stageMusic('battle', { kombat: null, report: emptyReport, bossFall: null }, false)).toBeNull()
  })

  test('is faster in the second phase, and calms down at the end', () => {
    const rateIn = (phase: 'fighting' | 'end'): number | undefined =>
      stageMusic(
        'battle',
        { kombat: against(boss), report: { ...fighting, phase, isSecondPhase: true }, bossFall: null },
        false,
      )?.rate
    expect(rateIn('fighting')).toBeGreaterThan(1)
    expect(rateIn('end')).toBe(1)
  })

  test('is silent while a boss falls for good, and triumphs when it lies', () => {
    const falling = { kombat: null, report: emptyReport, bossFall: { boss: 'fire-lord' } } as const
    expect(stageMusic('menu', falling, false)).toEqual({ loop: null, rate: 1 })
    expect(stageMusic('menu', falling, true)).toEqual({ loop: 'victory', rate: 1 })
  })
})
