import { type RefObject, useLayoutEffect } from 'react'
import { useStageBridge } from '../../../stage/stage-context.ts'

/** Reports the height of the header over the arena, so that heads and numbers stay below it. */
export const useHeadroom = (arena: RefObject<HTMLElement | null>, plates: RefObject<HTMLElement | null>): void => {
  const bridge = useStageBridge()
  useLayoutEffect(() => {
    const [box, over] = [arena.current, plates.current]
    if (!box || !over) return
    const measure = (): void => {
      const height = over.getBoundingClientRect().bottom - box.getBoundingClientRect().top
      // An element without layout has no height to report.
      if (height > 0) bridge.store.setState({ headroomPx: Math.round(height) })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(over)
    observer.observe(box)
    return () => observer.disconnect()
  }, [bridge, arena, plates])
}
