import { useEffect, useEffectEvent, useRef } from 'react'
import { ListEnd, type ListEndProps } from './list-end.tsx'

const AHEAD = '0px 0px 900px'

/** Loads more when the list's end comes near the screen. After a failure only a tap on the button retries. */
export const LoadMore = (props: Omit<ListEndProps, 'ref'>) => {
  const { hasMore, more, showMore } = props.list
  const end = useRef<HTMLDivElement>(null)
  const isWatching = hasMore && more === 'idle'
  const load = useEffectEvent(showMore)
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
