import { MS_PER_MINUTE } from '../../rules/units.ts'
import { hasNetwork } from '../api/connection.ts'
import { isFetchingAhead } from '../platform/fetch-ahead.ts'
import { isBusy } from '../platform/messenger.ts'
import { readSession, writeSession } from '../platform/session-store.ts'

const KEY = 'chunk-reload-at'

/** A second missing chunk within this time means a broken build: reloading again would loop. */
export const RELOAD_PAUSE_MS = 5 * MS_PER_MINUTE

/** Whether to reload for a missing chunk: once, online, and never during a fight or for a prefetch. */
export const shouldReload = (state: {
  /** A fight, purchase or ad is in progress. */
  readonly isBusy: boolean
  readonly hasNetwork: boolean
  readonly isFetchingAhead: boolean
  readonly lastReloadMs: number | null
  readonly nowMs: number
}): boolean =>
  !state.isBusy &&
  state.hasNetwork &&
  !state.isFetchingAhead &&
  (state.lastReloadMs === null || Math.abs(state.nowMs - state.lastReloadMs) > RELOAD_PAUSE_MS)

/** Reloads the page once when a deploy has removed its chunks; otherwise the error reaches the error boundary. */
export const installChunkReload = (reload: () => void): (() => void) => {
  const onMissing = (event: Event): void => {
    const stored = readSession(KEY)
    const nowMs = Date.now()
    const lastReloadMs = stored === null ? null : Number(stored)
    const now = { isBusy: isBusy(), hasNetwork: hasNetwork(), isFetchingAhead: isFetchingAhead() }
    if (!shouldReload({ ...now, lastReloadMs, nowMs })) return
    event.preventDefault()
    writeSession(KEY, String(nowMs))
    reload()
  }
  window.addEventListener('vite:preloadError', onMissing)
  return () => window.removeEventListener('vite:preloadError', onMissing)
}
