import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { httpStatusOf, isNetworkError } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { useErasedNamed } from '#client/topics/kombat/shared/use-erased-named.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { Replay } from '#contracts/wire.ts'
import styles from './replay-screen.module.css'
import { ReplayView } from './replay-view.tsx'

/** A malformed id (400) is shown as not found. */
const UNKNOWN_STATUS: readonly (number | undefined)[] = [400, 404]

interface MissingProps {
  readonly error: unknown
  /** Null if a retry cannot help. */
  readonly onRetry: (() => void) | null
}

const Missing = ({ error, onRetry }: MissingProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const isOffline = isNetworkError(error)
  return (
    <main className={styles.missing}>
      {onRetry ? (
        <EmptyState picture="error" level={1} title={t(isOffline ? 'replay.offline' : 'replay.failed')}>
          <Button onClick={onRetry}>{t('replay.retry')}</Button>
          <Button variant="secondary" onClick={() => navigate(PAGE.HOME.path)}>
            {t('replay.home')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState picture="not-found" level={1} title={t('replay.notFound')} text={t('replay.notFoundText')}>
          <Button onClick={() => navigate(PAGE.HOME.path)}>{t('replay.home')}</Button>
        </EmptyState>
      )}
    </main>
  )
}

const KnownFight = ({ replay }: { readonly replay: Replay }) => <ReplayView replay={useErasedNamed(replay)} />

const StoredFight = ({ replayId }: { readonly replayId: string }) => {
  const { t } = useTranslation()
  const replay = useQuery(replayQuery(replayId))
  if (replay.data) return <KnownFight replay={replay.data} />
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

export const ReplayScreen = () => {
  const navigate = useAppNavigate()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const replayId = search.get('id')
  // `default` is the key of the first page: a link opened the replay, so there is no history to go back to.
  useBackHandler(() => (key === 'default' ? navigate(PAGE.KOMBAT_REPLAY.back) : navigate(-1)))
  if (replayId === null || replayId === '') return <Missing error={null} onRetry={null} />
  return <StoredFight key={replayId} replayId={replayId} />
}
