import { MS_PER_MINUTE } from '../../rules/units.ts'
import { hasNetwork } from '../api/connection.ts'
import { isFetchingAhead } from '../platform/fetch-ahead.ts'
import { isBusy } from '../platform/messenger.ts'
import { readSession, writeSession } from '../platform/session-store.ts'

const KEY = 'chunk-reload-at'

/** A second missing chunk within this time is no old build but a broken one: reloading again would loop. */
export const RELOAD_PAUSE_MS = 5 * MS_PER_MINUTE

/**
 * Whether a missing chunk is a reason to reload: once, never during a fight, not where the page itself could not come back, and not
 * for what nobody waits for.
 */
export const shouldReload = (state: {
  /** A fight, a purchase or an ad runs. */
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

/**
 * After a deploy an open page asks for chunks that are gone. Reloads the page once for the new build; where it must not, the failure
 * goes on to the page's error boundary.
 */
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
