import { useEffect, useEffectEvent } from 'react'

let handler: (() => void) | null = null
const listeners = new Set<(isWanted: boolean) => void>()

const report = (): void => {
  for (const listener of [...listeners]) listener(handler !== null)
}

/** What the messenger's own settings button does. */
export const pressSettings = (): void => handler?.()

/** Follows whether the settings button leads anywhere; called at once with the present state. */
export const onSettingsWanted = (listener: (isWanted: boolean) => void): (() => void) => {
  listeners.add(listener)
  listener(handler !== null)
  return () => {
    listeners.delete(listener)
  }
}

/** Binds the messenger's settings button, in its menu, while the component is mounted and `enabled`. One user at a time. */
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
