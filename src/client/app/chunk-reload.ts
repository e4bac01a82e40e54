import { hasNetwork, isConnected, setOnline } from '#client/api/connection.ts'
import { isBusy } from '#client/platform/messenger.ts'
import { isPrefetching } from '#client/platform/prefetch.ts'
import { readSession, writeSession } from '#client/platform/session-store.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

const KEY = 'chunk-reload-at'

/** A second missing chunk within this time means a broken build: reloading again would loop. */
export const RELOAD_PAUSE_MS = 5 * MS_PER_MINUTE

/**
 * At most one reload per `RELOAD_PAUSE_MS`, except after a failure offline. No reload while offline, while a fight, a
 * purchase or an ad runs, or for a prefetch.
 */
export const shouldReload = (state: {
  readonly isBusy: boolean
  readonly isConnected: boolean
  readonly isPrefetching: boolean
  /** True after a chunk failed to load offline. The browser remembers the failure until the page is reloaded. */
  readonly isSpoilt: boolean
  readonly lastReloadMs: number | null
  readonly nowMs: number
}): boolean =>
  !state.isBusy &&
  state.isConnected &&
  !state.isPrefetching &&
  (state.isSpoilt || state.lastReloadMs === null || Math.abs(state.nowMs - state.lastReloadMs) > RELOAD_PAUSE_MS)

/** Reloads the page once when a deploy has removed its chunks. Otherwise the error reaches the error boundary. */
export const installChunkReload = (reload: () => void): (() => void) => {
  let isSpoilt = false
  const onMissing = (event: Event): void => {
    // Only an answer of the server ends this offline state. A network that has returned does not.
    if (!hasNetwork()) setOnline(false)
    if (!isConnected()) isSpoilt = true
    const stored = readSession(KEY)
    const nowMs = Date.now()
    const lastReloadMs = stored === null ? null : Number(stored)
    const now = { isBusy: isBusy(), isConnected: isConnected(), isPrefetching: isPrefetching() }
    if (!shouldReload({ ...now, isSpoilt, lastReloadMs, nowMs })) return
    event.preventDefault()
    writeSession(KEY, String(nowMs))
    reload()
  }
  // Vite counts a stylesheet as loaded if its `<link>` exists, so a failed link must be removed.
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) target.remove()
  }
  window.addEventListener('vite:preloadError', onMissing)
  document.addEventListener('error', onError, true)
  return () => {
    window.removeEventListener('vite:preloadError', onMissing)
    document.removeEventListener('error', onError, true)
  }
}
