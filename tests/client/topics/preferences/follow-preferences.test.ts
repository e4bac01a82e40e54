import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '#client/topics/settle-mutation.ts'
import '#contracts/schemas.ts'
import { resetConnection } from '#client/api/connection.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { hapticsPreference } from '#client/platform/haptics-preference.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { motionPreference } from '#client/platform/motion-preference.ts'
import { fightSpeedPreference } from '#client/preferences/fight-speed.ts'
import { readLocal } from '#client/preferences/local-choices.ts'
import { sound } from '#client/sound/sound.ts'
import { followPreferences, savePreferences } from '#client/topics/preferences/shared/follow-preferences.ts'
import type { Preferences } from '#contracts/wire.ts'
import { aProfile } from '#workbench/fixtures/builders.ts'
import { fakeServer, keptPreferences } from '../../fake-server.ts'

const OF_SERVER: Preferences = {
  language: 'en',
  motion: 'reduced',
  speed: 2,
  effects_volume: 40,
  music_volume: 10,
  haptics: false,
  notifications: {
    kinds: ['news'],
    write_access: true,
    quiet_from_min: 0,
    quiet_to_min: 0,
    time_zone: 'UTC',
  },
}
const aServer = () => {
  const kept = { value: OF_SERVER }
  const server = fakeServer(keptPreferences(kept))
  return { kept, ...server }
}
const aPlayer = () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['users.me'], aProfile)
  return queryClient
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  takeLocalLaunchData('user=%7B%22id%22%3A7%7D')
  hapticsPreference.write('on')
  sound.setVolumes({ effects: 1, music: 0, muted: false })
  localStorage.clear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetConnection()
  hapticsPreference.write('on')
  sound.setVolumes({ effects: 1, music: 0, muted: false })
  localStorage.clear()
})

describe('the choices of a player on every device (extra 7)', () => {
  test('a new device takes what the server keeps, and sends nothing back', async () => {
    const server = aServer()
    stop = followPreferences(aPlayer())
    await pass(2000)
    expect(readLocal()).toEqual({
      language: 'en',
      motion: 'reduced',
      speed: 2,
      effects_volume: 40,
      music_volume: 10,
      haptics: false,
    })
    expect(server.count('users.savePreferences')).toBe(0)
  })

  test('what was chosen here before the server kept choices still holds, and the rest is the server’s', async () => {
    motionPreference.write('full')
    const server = aServer()
    stop = followPreferences(aPlayer())
    await pass(2000)
    expect(server.kept.value).toMatchObject({ motion: 'full', speed: 2, haptics: false, effects_volume: 40 })
    expect(motionPreference.read()).toBe('full')
    expect(fightSpeedPreference.read()).toBe('2')
  })

  test('several choices in a row are sent once, with all else as the server has it', async () => {
    const server = aServer()
    stop = followPreferences(aPlayer())
    await pass(2000)
    motionPreference.write('full')
    await pass(300)
    sound.setVolumes({ effects: 0.25 })
    await pass(2000)
    expect(server.count('users.savePreferences')).toBe(1)
    expect(server.kept.value).toEqual({ ...OF_SERVER, motion: 'full', effects_volume: 25 })
  })

  test('a choice made without a connection is sent at the next start, over what the server has', async () => {
    const server = aServer()
    stop = followPreferences(aPlayer())
    await pass(2000)
    server.answers['users.savePreferences'] = 'no-network'
    motionPreference.write('system')
    await pass(2000)
    expect(server.kept.value.motion).toBe('reduced')
    stop()

    const again = aServer()
    stop = followPreferences(aPlayer())
    await pass(2000)
    expect(again.kept.value.motion).toBe('system')
    expect(motionPreference.read()).toBe('system')
  })

  test('what another device has chosen since holds here, where nothing new was chosen', async () => {
    const server = aServer()
    stop = followPreferences(aPlayer())
    await pass(2000)
    stop()
    server.kept.value = { ...OF_SERVER, motion: 'full', haptics: true }
    stop = followPreferences(aPlayer())
    await pass(2000)
    expect(readLocal()).toMatchObject({ motion: 'full', haptics: true })
    expect(server.count('users.savePreferences')).toBe(0)
  })

  test('a player without a house sends no request until they have joined', async () => {
    const server = aServer()
    const queryClient = createQueryClient()
    stop = followPreferences(queryClient)
    motionPreference.write('full')
    await pass(5000)
    expect(server.requests).toEqual([])
    queryClient.setQueryData(['users.me'], aProfile)
    await pass(5000)
    expect(server.kept.value).toMatchObject({ motion: 'full', speed: 2 })
  })

  test('two saves at once go one after another, and neither forgets the other', async () => {
    const server = aServer()
    const queryClient = createQueryClient()
    const notifications = { ...OF_SERVER.notifications, kinds: [] }
    motionPreference.write('full')
    await Promise.all([savePreferences(queryClient, { notifications }), savePreferences(queryClient)])
    expect(server.kept.value).toMatchObject({ motion: 'full', notifications: { kinds: [] } })
  })
})
