import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { createStageBridge, emptyReport, type StageState } from '#bridge/bridge.ts'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { replayInput } from '#desk/player/replay-input.ts'
import { BASE_FIGHT } from '#workbench/fixtures/fights.ts'
import { onCleanPages } from '../render-app.tsx'
import { fakeDesk, hasButton, openDesk, press, shown } from './desk-page.tsx'

onCleanPages()

const REPLAY: DeskData<'replay'> = { ...BASE_FIGHT, viewer: null, own: null }
const TURNS = REPLAY.scenario.length - 2

const openReplay = async () => {
  const bridge = createStageBridge()
  fakeDesk({ replay: REPLAY })
  await openDesk(`/replays/${REPLAY.replay_id}`, 'en', bridge)
  const says = (state: Partial<StageState>) => act(async () => bridge.store.setState(state))
  return { bridge, says }
}

describe('the replay of a fight', () => {
  it('plays the stored fight in the arena, pauses it, skips it and plays it again', async () => {
    const { bridge, says } = await openReplay()
    expect(bridge.store.getState()).toMatchObject({
      scene: 'kombat',
      kombat: { fight: { id: REPLAY.replay_id, scenario: REPLAY.scenario, winner: REPLAY.winner, mode: 'replay' } },
    })
    const sent: string[] = []
    bridge.on('skip', () => sent.push('skip'))
    bridge.on('seek', ({ entriesPlayed }) => sent.push(`seek ${entriesPlayed}`))
    await says({ report: { ...emptyReport, phase: 'fighting', entriesPlayed: 5 } })
    expect(shown()).toContain(`Turn 3 of ${TURNS}`)
    await press('Pause')
    expect(bridge.store.getState().isPaused).toBe(true)
    await press('Play')
    await press('Skip')
    await says({ report: { ...emptyReport, phase: 'end', entriesPlayed: REPLAY.scenario.length } })
    const winner = (REPLAY.winner === 'attacker' ? REPLAY.user : REPLAY.enemy).username
    expect(shown()).toContain(`\u2068${winner}\u2069 has won`)
    await press('Again')
    expect(sent).toEqual(['skip', 'seek 2'])
    expect(bridge.store.getState().isPaused).toBe(false)
  })

  it('is the log alone, with a sentence, where the arena cannot be drawn', async () => {
    const { says } = await openReplay()
    const logged = document.querySelectorAll('ol li').length
    expect(logged).toBe(TURNS)
    await says({ error: 'no-webgl' })
    expect(shown()).toContain('The arena cannot be shown on this device.')
    expect(hasButton('Skip')).toBe(false)
    expect(document.querySelectorAll('ol li')).toHaveLength(logged)
  })

  it('shows a boss as the boss, with its second phase', () => {
    const boss = {
      slug: 'boss-hollow',
      opponent: { boss_name: 'hollow-boss', boss_skill: { active_skill: 'berserk' }, health_point: 90_000 },
      damage: 1200,
      second_phase_from: 20,
    } as const
    const input = replayInput({ ...REPLAY, boss }, { critical: '', miss: '', frozen: '' })
    expect(input.opponent).toMatchObject({ maxHp: 90_000, look: { kind: 'boss', boss: 'hollow-boss' } })
    expect(input.fight?.secondPhaseFrom).toBe(20)
  })
})
