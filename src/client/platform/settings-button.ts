import { useEffect, useEffectEvent } from 'react'

let handler: (() => void) | null = null
const listeners = new Set<(isWanted: boolean) => void>()

const report = (): void => {
  for (const listener of [...listeners]) listener(handler !== null)
}

export const pressSettings = (): void => handler?.()

export const onSettingsWanted = (listener: (isWanted: boolean) => void): (() => void) => {
  listeners.add(listener)
  listener(handler !== null)
  return () => {
    listeners.delete(listener)
  }
}

/** Uses the messenger's one settings button, so only one component at a time may call it. */
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
