import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { forgetOwn } from '#client/platform/player-store.ts'
import { DEFAULT_VOLUMES, readVolumes, writeVolumes } from '#client/sound/volumes.ts'

const signIn = (playerId: number): void => takeLocalLaunchData(`user=%7B%22id%22%3A${playerId}%7D`)

beforeEach(() => signIn(7))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetOwn()
})

describe('the volumes', () => {
  test('a new player hears effects only (extra 19)', () => {
    expect(readVolumes()).toEqual({ effects: 1, music: 0, muted: false })
  })

  test('each player of a device has their own', () => {
    writeVolumes({ effects: 0.5, music: 0.25, muted: true })
    expect(readVolumes()).toEqual({ effects: 0.5, music: 0.25, muted: true })
    expect(localStorage.getItem('house-kombat:sound.7')).toBe('{"effects":0.5,"music":0.25,"muted":true}')
    signIn(8)
    expect(readVolumes()).toEqual(DEFAULT_VOLUMES)
  })

  test.each(['', 'nonsense', 'null', '{"effects":7,"music":"loud","muted":1}'])(
    'a broken value (%s) is replaced by the default',
    (text) => {
      localStorage.setItem('house-kombat:sound.7', text)
      expect(readVolumes()).toEqual(DEFAULT_VOLUMES)
    },
  )

  test('without storage only persistence is lost', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readVolumes()).toEqual(DEFAULT_VOLUMES)
    expect(() => writeVolumes(DEFAULT_VOLUMES)).not.toThrow()
  })
})
