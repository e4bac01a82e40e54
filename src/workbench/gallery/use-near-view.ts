import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance below the window. */
const MARGIN = '400px'

/** For lazy fetching or drawing; stays true. */
export const useNearView = <T extends Element>(): readonly [RefObject<T | null>, boolean] => {
  const ref = useRef<T>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
