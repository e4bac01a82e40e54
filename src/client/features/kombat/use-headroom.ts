import { type RefObject, useLayoutEffect } from 'react'
import { useStageBridge } from '../../stage/stage-context.ts'

/** Tells the arena how much of its upper edge the header lies over, so that heads and numbers stay below it, whatever insets the device has. */
export const useHeadroom = (arena: RefObject<HTMLElement | null>, plates: RefObject<HTMLElement | null>): void => {
  const bridge = useStageBridge()
  useLayoutEffect(() => {
    const [box, over] = [arena.current, plates.current]
    if (!box || !over) return
    const measure = (): void => {
      const height = over.getBoundingClientRect().bottom - box.getBoundingClientRect().top
      // A page that is not laid out has no header to stay below.
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
