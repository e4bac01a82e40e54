import { type RefObject, useLayoutEffect } from 'react'
import { useStageBridge } from '#client/stage/stage-context.ts'

/** Tells the stage how high the plates are, so that heads and numbers stay below them. */
export const useHeadroom = (arena: RefObject<HTMLElement | null>, plates: RefObject<HTMLElement | null>): void => {
  const bridge = useStageBridge()
  useLayoutEffect(() => {
    const [box, over] = [arena.current, plates.current]
    if (!box || !over) return
    const measure = (): void => {
      const height = over.getBoundingClientRect().bottom - box.getBoundingClientRect().top
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
