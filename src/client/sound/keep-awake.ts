import { Howler } from 'howler'
import { isActive, onActiveChange } from '#client/platform/active.ts'

interface AudioSession {
  type: string
}

const WAKING_EVENTS = ['pointerdown', 'touchend', 'keydown'] as const

/**
 * iOS suspends audio and may not resume it, so this resumes it on every return, touch and key. Returns the cleanup
 * function.
 */
export const keepAwake = (): (() => void) => {
  // 'ambient' obeys the phone's silent switch, and lets the player's own music go on.
  const session = (navigator as Navigator & { readonly audioSession?: AudioSession }).audioSession
  if (session) session.type = 'ambient'

  const wake = (): void => {
    const context = Howler.ctx
    if (!context || !isActive() || context.state === 'running') return
    context.resume().catch(() => undefined)
  }
  const unsubscribe = onActiveChange((active) => {
    if (active) wake()
    else Howler.ctx?.suspend().catch(() => undefined)
  })
  for (const name of WAKING_EVENTS) document.addEventListener(name, wake, true)
  return () => {
    unsubscribe()
    for (const name of WAKING_EVENTS) document.removeEventListener(name, wake, true)
  }
}
