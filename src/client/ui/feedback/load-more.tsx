import { useEffect, useEffectEvent, useRef } from 'react'
import { ListEnd, type ListEndProps } from './list-end.tsx'

/** The next page is asked for while its place is still this far below the screen. */
const AHEAD = '0px 0px 900px'

/** The end of a list that loads on when one comes near; also by the button, and again after a failure by it alone. */
export const LoadMore = (props: Omit<ListEndProps, 'ref'>) => {
  const { hasMore, more, onMore } = props
  const end = useRef<HTMLDivElement>(null)
  const isWatching = hasMore && more === 'idle'
  const load = useEffectEvent(onMore)
  useEffect(() => {
    if (!isWatching || end.current === null || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isWatching])
  return <ListEnd {...props} ref={end} />
}
