import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { createPreference } from '#client/platform/preference.ts'
import { fightSpeedPreference } from '#client/preferences/fight-speed.ts'

const playAs = (id: number): void =>
  takeLocalLaunchData(
    new URLSearchParams({ user: JSON.stringify({ id, first_name: 'N' }), auth_date: '1', hash: 'x' }).toString(),
  )

beforeEach(() => playAs(7))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('a preference (extra 7)', () => {
  test('the playback speed is remembered, and anything else than x2 is x1 (row 77)', () => {
    expect(fightSpeedPreference.read()).toBe('1')
    fightSpeedPreference.write('2')
    expect(fightSpeedPreference.read()).toBe('2')
    localStorage.setItem('house-kombat:fight-speed.7', 'fast')
    expect(fightSpeedPreference.read()).toBe('1')
  })

  test("it is the player's own: another one on this device begins with the default", () => {
    fightSpeedPreference.write('2')
    playAs(8)
    expect(fightSpeedPreference.read()).toBe('1')
    playAs(7)
    expect(fightSpeedPreference.read()).toBe('2')
  })

  test('subscribers are notified of changes until they unsubscribe', () => {
    const preference = createPreference('colour', ['red', 'blue'], 'red')
    const heard = vi.fn()
    const leave = preference.subscribe(heard)
    preference.write('blue')
    leave()
    preference.write('red')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('without storage it is kept in memory', () => {
    const refuse = () => {
      throw new Error('no storage')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined })
    const preference = createPreference('taste', ['sweet', 'sour'], 'sweet')
    preference.write('sour')
    expect(preference.read()).toBe('sour')
    vi.unstubAllGlobals()
  })
})
