import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import styles from './more-listings.module.css'
import type { Listings } from './use-listings.ts'

/** The next page is asked for while its place is still this far below the screen. */
const AHEAD = '0px 0px 900px'

export interface MoreListingsProps extends Pick<Listings, 'hasMore' | 'more'> {
  readonly onMore: () => void
}

/** Loads the next page when the end of the list comes near; also by the button, and again after a failure by it alone. */
export const MoreListings = ({ hasMore, more, onMore }: MoreListingsProps) => {
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
  if (!hasMore) return <p className={styles.end}>{t('market.end')}</p>
  return (
    <div ref={end} className={styles.more}>
      {more === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t('market.moreFailed')}
        </p>
      )}
      <Button variant="quiet" fullWidth pending={more === 'loading'} onClick={onMore}>
        {t(more === 'failed' ? 'ui.retry' : 'market.more')}
      </Button>
    </div>
  )
}
