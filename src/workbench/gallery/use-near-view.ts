import { type RefObject, useEffect, useRef, useState } from 'react'

/** Elements up to this far outside the window count as near. */
const MARGIN = '400px'

/** True once the element has come near the window, and from then on. Used to fetch or draw late. */
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
