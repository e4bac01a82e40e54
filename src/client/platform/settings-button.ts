import { useEffect, useEffectEvent } from 'react'

let handler: (() => void) | null = null
const listeners = new Set<(isWanted: boolean) => void>()

const report = (): void => {
  for (const listener of [...listeners]) listener(handler !== null)
}

/** Handler of the messenger's settings button. */
export const pressSettings = (): void => handler?.()

/** Calls the listener with whether the settings button has a handler, at once and on changes. */
export const onSettingsWanted = (listener: (isWanted: boolean) => void): (() => void) => {
  listeners.add(listener)
  listener(handler !== null)
  return () => {
    listeners.delete(listener)
  }
}

/** Handles the settings button in the messenger's menu while the component is mounted and `enabled`. One user at a time. */
export const useSettingsButton = (open: () => void, enabled = true): void => {
  const onPress = useEffectEvent(open)
  useEffect(() => {
    if (!enabled) return
    handler = () => onPress()
    report()
    return () => {
      handler = null
      report()
    }
  }, [enabled])
}
