import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError, httpStatusOf } from '../../api/api-error.ts'
import { useBackHandler } from '../../platform/back-stack.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { replayQuery } from './queries.ts'
import styles from './replay-screen.module.css'
import { ReplayView } from './replay-view.tsx'

const HOME = '/'
/** An id that no fight can have is refused as malformed; to the player it is a fight that is not there. */
const UNKNOWN_STATUS: readonly (number | undefined)[] = [400, 404]

interface MissingProps {
  readonly error: unknown
  /** Null where asking again cannot help. */
  readonly onRetry: (() => void) | null
}

const Missing = ({ error, onRetry }: MissingProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOffline = error instanceof ApiError && error.code === 'network'
  return (
    <main className={styles.missing}>
      {onRetry ? (
        <EmptyState picture="error" level={1} title={t(isOffline ? 'replay.offline' : 'replay.failed')}>
          <Button onClick={onRetry}>{t('replay.retry')}</Button>
          <Button variant="secondary" onClick={() => navigate(HOME)}>
            {t('replay.home')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState picture="not-found" level={1} title={t('replay.notFound')} text={t('replay.notFoundText')}>
          <Button onClick={() => navigate(HOME)}>{t('replay.home')}</Button>
        </EmptyState>
      )}
    </main>
  )
}

const StoredFight = ({ replayId }: { readonly replayId: string }) => {
  const { t } = useTranslation()
  const replay = useQuery(replayQuery(replayId))
  if (replay.data) return <ReplayView replay={replay.data} />
  if (replay.isError && !replay.isFetching) {
    const isUnknown = UNKNOWN_STATUS.includes(httpStatusOf(replay.error))
    return <Missing error={replay.error} onRetry={isUnknown ? null : () => void replay.refetch()} />
  }
  return (
    <main className={styles.missing}>
      <h1 className="visually-hidden">{t('replay.title')}</h1>
      <p className={styles.loading} role="status">
        {t('kombat.loading')}
      </p>
    </main>
  )
}

/** A stored fight, to be watched, stepped through and verified (B2.3, row 97): `/kombat-replay?id=`. */
export const ReplayScreen = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const replayId = search.get('id')
  // Whoever came by a link has nowhere to go back to.
  useBackHandler(() => (key === 'default' ? navigate(HOME) : navigate(-1)))
  if (replayId === null || replayId === '') return <Missing error={null} onRetry={null} />
  return <StoredFight key={replayId} replayId={replayId} />
}
