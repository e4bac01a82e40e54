import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './load-more.module.css'

/** The next page is asked for while its place is still this far below the screen. */
const AHEAD = '0px 0px 900px'

export interface LoadMoreProps {
  readonly hasMore: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  readonly onMore: () => void
  readonly label: string
  /** That the next page could not be loaded. */
  readonly problem: string
  /** What stands at the end of the list. */
  readonly end: string
}

/** Loads the next page when the end of the list comes near; also by the button, and again after a failure by it alone. */
export const LoadMore = ({ hasMore, more, onMore, label, problem, end: endText }: LoadMoreProps) => {
  const { t } = useTranslation()
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
  if (!hasMore) return <p className={styles.end}>{endText}</p>
  return (
    <div ref={end} className={styles.more}>
      {more === 'failed' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button variant="quiet" fullWidth pending={more === 'loading'} onClick={onMore}>
        {more === 'failed' ? t('ui.retry') : label}
      </Button>
    </div>
  )
}
