type Listener = (isActive: boolean) => void

const listeners = new Set<Listener>()
let messengerActive = true
let last: boolean | null = null

/** Whether the game is in front: the page is visible and the messenger has not minimised it. */
export const isActive = (): boolean => messengerActive && document.visibilityState !== 'hidden'

const report = (): void => {
  const now = isActive()
  if (now === last) return
  last = now
  for (const listener of [...listeners]) listener(now)
}

export const setMessengerActive = (value: boolean): void => {
  messengerActive = value
  report()
}

/** Reports changes only: read `isActive` for the state at the start. Returns the unsubscribe function. */
export const onActiveChange = (listener: Listener): (() => void) => {
  if (listeners.size === 0) {
    last = isActive()
    document.addEventListener('visibilitychange', report)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', report)
  }
}
