import { afterEach, describe, expect, test, vi } from 'vitest'
import { followStartLink } from '#client/app/start-link.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { writeSession } from '#client/platform/session-store.ts'

const openedWith = (startParam: string) => {
  takeLocalLaunchData(new URLSearchParams({ start_param: startParam }).toString())
  const navigate = vi.fn()
  followStartLink(navigate)
  return navigate
}

afterEach(() => writeSession('start-link', null))

describe('a link that the game is opened with (T27)', () => {
  test.each([
    ['0_rp-00000000-0000-4000-8000-000000000001', '/kombat-replay?id=00000000-0000-4000-8000-000000000001'],
    ['0_rp-5-00000000-0000-4000-8000-000000000001', '/kombat-replay?id=5-00000000-0000-4000-8000-000000000001'],
    ['0_gb-boss-mammoth', '/guild_boss/boss-mammoth'],
    ['7_fk-8', '/friendly-kombat?id=8'],
    ['0_mk-8-00000000-0000-4000-8000-000000000001', '/marketplace?listing=8-00000000-0000-4000-8000-000000000001'],
    ['0_sc-12', '/showcase/public?user=12'],
    ['0_tr-2026-11-23', '/daily-tournament-result?day=2026-11-23'],
  ])('%s leads to its place', (param, place) => {
    expect(openedWith(param)).toHaveBeenCalledExactlyOnceWith(place)
  })

  test('is used once per session: a reload of the page stays where the player is', () => {
    expect(openedWith('0_fk-8')).toHaveBeenCalledOnce()
    expect(openedWith('0_fk-8')).not.toHaveBeenCalled()
    expect(openedWith('0_fk-9')).toHaveBeenCalledOnce()
  })

  test.each(['7', '7_guild-1', '0_fk-', 'x_rp-1', '0_rp-a/../b'])('%s leads nowhere', (param) => {
    expect(openedWith(param)).not.toHaveBeenCalled()
  })
})
