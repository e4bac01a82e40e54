import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetConnection, setOnline } from '#client/api/connection.ts'
import { installChunkReload, RELOAD_PAUSE_MS, shouldReload } from '#client/app/chunk-reload.ts'
import { setClosingConfirmation } from '#client/platform/messenger.ts'
import { prefetch } from '#client/platform/prefetch.ts'
import { writeSession } from '#client/platform/session-store.ts'

const calm = { isBusy: false, isConnected: true, isPrefetching: false, isSpoilt: false, lastReloadMs: null, nowMs: 0 }

const missingChunk = (): Event => {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event
}

describe('a chunk that is gone after a deploy', () => {
  let uninstall = (): void => undefined
  afterEach(() => {
    uninstall()
    setClosingConfirmation(false)
    resetConnection()
    writeSession('chunk-reload-at', null)
  })

  it('reloads the page, once', () => {
    const reload = vi.fn()
    uninstall = installChunkReload(reload)
    expect(missingChunk().defaultPrevented).toBe(true)
    expect(missingChunk().defaultPrevented).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('never reloads while a fight runs', () => {
    const reload = vi.fn()
    uninstall = installChunkReload(reload)
    setClosingConfirmation(true)
    expect(missingChunk().defaultPrevented).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('may reload again for the next deploy', () => {
    const lastReloadMs = 1000
    expect(shouldReload({ ...calm, lastReloadMs, nowMs: lastReloadMs + RELOAD_PAUSE_MS })).toBe(false)
    expect(shouldReload({ ...calm, lastReloadMs, nowMs: lastReloadMs + RELOAD_PAUSE_MS + 1 })).toBe(true)
  })

  it('never reloads without a network: the page itself would not come back (extra 9)', () => {
    expect(shouldReload(calm)).toBe(true)
    expect(shouldReload({ ...calm, isConnected: false })).toBe(false)
  })

  it('reloads for a chunk missed without a network, however recent the last reload was: the browser would not request it again (extra 9)', () => {
    const reload = vi.fn()
    uninstall = installChunkReload(reload)
    writeSession('chunk-reload-at', String(Date.now()))
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    expect(missingChunk().defaultPrevented).toBe(false)
    Reflect.deleteProperty(navigator, 'onLine')
    // The device claims to be online, but the page is not reloaded before the server has answered.
    expect(missingChunk().defaultPrevented).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    setOnline(true)
    expect(missingChunk().defaultPrevented).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves no link of a sheet that did not come: Vite would take the sheet for loaded (extra 9)', () => {
    uninstall = installChunkReload(vi.fn())
    const link = document.createElement('link')
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    expect(link.isConnected).toBe(false)
  })

  it('does not reload for prefetched code', async () => {
    const reload = vi.fn()
    uninstall = installChunkReload(reload)
    await prefetch(async () => {
      expect(missingChunk().defaultPrevented).toBe(false)
      throw new Error('gone')
    })
    expect(reload).not.toHaveBeenCalled()
    expect(missingChunk().defaultPrevented).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
