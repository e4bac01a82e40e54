import { useEffect, useEffectEvent } from 'react'
import { isActive, onActiveChange } from '#client/platform/active.ts'

/** Calls `draw` at once, then every `intervalMs`. Pauses while the page is hidden (row 43, T33). */
export const useTicker = (intervalMs: number, draw: () => void): void => {
  const onTick = useEffectEvent(draw)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const follow = (active: boolean) => {
      clearInterval(timer)
      timer = undefined
      if (!active) return
      onTick()
      timer = setInterval(() => onTick(), intervalMs)
    }
    follow(isActive())
    const unsubscribe = onActiveChange(follow)
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }, [intervalMs])
}
