import { useEffect, useEffectEvent } from 'react'
import { createEmitter } from './emitter.ts'

let handler: (() => void) | null = null
const wantedChanged = createEmitter<[isWanted: boolean]>()

const report = (): void => wantedChanged.emit(handler !== null)

export const pressSettings = (): void => handler?.()

export const onSettingsWanted = (listener: (isWanted: boolean) => void): (() => void) => {
  listener(handler !== null)
  return wantedChanged.on(listener)
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
