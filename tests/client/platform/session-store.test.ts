import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSession, writeSession } from '#client/platform/session-store.ts'

const KEY = 'session-store-test'
afterEach(() => {
  vi.restoreAllMocks()
  writeSession(KEY, null)
})

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })

describe('a value of the tab’s session', () => {
  it('is gone with the tab’s storage', () => {
    writeSession(KEY, 'kept')
    expect(readSession(KEY)).toBe('kept')
    sessionStorage.clear()
    expect(readSession(KEY)).toBeNull()
  })

  it('lives as long as the page where storage is refused, and can be removed', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method)
    writeSession(KEY, 'kept')
    expect(readSession(KEY)).toBe('kept')
    writeSession(KEY, null)
    expect(readSession(KEY)).toBeNull()
  })

  it('is the new one also where storage is full', () => {
    writeSession(KEY, 'before')
    const full = refuse('setItem')
    writeSession(KEY, 'after')
    expect(readSession(KEY)).toBe('after')
    full.mockRestore()
    writeSession(KEY, 'last')
    expect(readSession(KEY)).toBe('last')
  })
})
