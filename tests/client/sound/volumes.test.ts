import { afterEach, describe, expect, test } from 'vitest'
import { DEFAULT_VOLUMES, readVolumes, writeVolumes } from '#client/sound/volumes.ts'

const storage = () => localStorage
const refused = (): Storage => {
  throw new DOMException('refused', 'SecurityError')
}

afterEach(() => localStorage.clear())

describe('the volumes', () => {
  test('a new player hears effects only (extra 19)', () => {
    expect(readVolumes(storage, 7)).toEqual({ effects: 1, music: 0, muted: false })
  })

  test('each player of a device has their own', () => {
    writeVolumes(storage, 7, { effects: 0.5, music: 0.25, muted: true })
    expect(readVolumes(storage, 7)).toEqual({ effects: 0.5, music: 0.25, muted: true })
    expect(readVolumes(storage, 8)).toEqual(DEFAULT_VOLUMES)
  })

  test.each(['', 'nonsense', 'null', '{"effects":7,"music":"loud","muted":1}'])(
    'a broken value (%s) is replaced by the default',
    (text) => {
      localStorage.setItem('house-kombat:sound.7', text)
      expect(readVolumes(storage, 7)).toEqual(DEFAULT_VOLUMES)
    },
  )

  test('without storage only persistence is lost', () => {
    expect(readVolumes(refused, 7)).toEqual(DEFAULT_VOLUMES)
    expect(() => writeVolumes(refused, 7, DEFAULT_VOLUMES)).not.toThrow()
  })
})
