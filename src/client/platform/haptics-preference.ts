import { launchData } from './launch-data.ts'

// One device may carry several accounts of one messenger.
const keyOf = (): string => `house-kombat:haptics.${launchData()?.user?.id ?? 0}`
const listeners = new Set<() => void>()
let chosen: boolean | null = null

const read = (): boolean => {
  try {
    return localStorage.getItem(keyOf()) !== 'off'
  } catch {
    return true
  }
}

/** Whether the player wants to feel what happens; they do until they say otherwise. */
export const hapticsEnabled = (): boolean => {
  chosen ??= read()
  return chosen
}

/** Keeps the player's choice on this device; a storage that refuses keeps it for the life of the page. */
export const setHapticsEnabled = (enabled: boolean): void => {
  chosen = enabled
  try {
    localStorage.setItem(keyOf(), enabled ? 'on' : 'off')
  } catch {
    // The value above serves this page.
  }
  for (const listener of [...listeners]) listener()
}

/** Tells when the choice changes, as `useSyncExternalStore` wants it. The answer unsubscribes. */
export const onHapticsChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
