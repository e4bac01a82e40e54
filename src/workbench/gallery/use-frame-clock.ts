import { useEffect, useState } from 'react'

/** Elapsed ms, updated each animation frame. Pauses while `isRunning` is false. */
export const useFrameClock = (isRunning: boolean): number => {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    let last = performance.now()
    let request = requestAnimationFrame(function tick(now) {
      const passed = now - last
      last = now
      setElapsedMs((before) => before + passed)
      request = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(request)
  }, [isRunning])
  return elapsedMs
}
