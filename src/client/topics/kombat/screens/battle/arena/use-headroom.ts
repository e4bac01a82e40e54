import { type RefObject, useLayoutEffect } from 'react'
import { useStageBridge } from '../../../../../stage/stage-context.ts'

/** Reports the height of the plates over the arena, so that heads and numbers stay below them, and of the whole header to the style sheet. */
export const useHeadroom = (arena: RefObject<HTMLElement | null>, plates: RefObject<HTMLElement | null>): void => {
  const bridge = useStageBridge()
  useLayoutEffect(() => {
    const [box, over] = [arena.current, plates.current]
    if (!box || !over) return
    const measure = (): void => {
      const height = over.getBoundingClientRect().bottom - box.getBoundingClientRect().top
      // An element without layout has no height to report.
      if (height > 0) bridge.store.setState({ headroomPx: Math.round(height) })
      const header = over.parentElement
      if (header) box.style.setProperty('--header-bottom', `${header.offsetTop + header.offsetHeight}px`)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(over)
    if (over.parentElement) observer.observe(over.parentElement)
    observer.observe(box)
    return () => observer.disconnect()
  }, [bridge, arena, plates])
}
