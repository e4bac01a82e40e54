import { useTranslation } from 'react-i18next'
import type { StageError } from '../../stage/stage-host.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './arena-fallback.module.css'

export interface ArenaFallbackProps {
  readonly error: StageError
  readonly onRetry: () => void
  /** Goes to the result; null while the fight is not decided. */
  readonly onResult: (() => void) | null
}

const TEXTS = {
  'no-webgl': 'kombat.noArena',
  'context-lost': 'kombat.lostArena',
  'load-failed': 'kombat.arenaNotLoaded',
} as const

/** Where the arena cannot be drawn: says so, and leads to the result; the log below tells the whole fight. */
export const ArenaFallback = ({ error, onRetry, onResult }: ArenaFallbackProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.fallback} role="status">
      <p>{t(TEXTS[error])}</p>
      {error === 'load-failed' && (
        <Button variant="secondary" onClick={onRetry}>
          {t('kombat.retry')}
        </Button>
      )}
      {onResult && <Button onClick={onResult}>{t('kombat.toResult')}</Button>}
    </div>
  )
}
