import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { httpStatusOf, isNetworkError, isNotFound } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { Replay } from '#contracts/wire.ts'
import { replayQuery } from '../../queries.ts'
import { useErasedNamed } from '../../shared/use-erased-named.ts'
import styles from './kombat-result-screen.module.css'
import { Outcome } from './outcome.tsx'

type MissingReason = 'notFound' | 'offline' | 'failed'

/** A malformed id (400) counts as unknown. */
const reasonOf = (error: Error): MissingReason => {
  if (isNotFound(error) || httpStatusOf(error) === 400) return 'notFound'
  return isNetworkError(error) ? 'offline' : 'failed'
}

const Missing = ({ reason, onRetry }: { readonly reason: MissingReason; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <main className={styles.missing}>
      <EmptyState
        picture={reason === 'notFound' ? 'not-found' : 'error'}
        level={1}
        title={t(`kombat.result.${reason}`)}
      >
        {reason !== 'notFound' && <Button onClick={onRetry}>{t('kombat.retry')}</Button>}
        <Button variant="secondary" onClick={() => navigate(PAGE.HOME.path)}>
          {t('kombat.result.home')}
        </Button>
      </EmptyState>
    </main>
  )
}

const KnownResult = ({ result }: { readonly result: Replay }) => <Outcome result={useErasedNamed(result)} />

const StoredResult = ({ replayId }: { readonly replayId: string }) => {
  const { t } = useTranslation()
  const result = useQuery(replayQuery(replayId))
  if (result.data) return <KnownResult result={result.data} />
  if (result.isError) return <Missing reason={reasonOf(result.error)} onRetry={() => void result.refetch()} />
  return (
    <main className={styles.missing}>
      <h1 className="visually-hidden">{t('kombat.result.title')}</h1>
      <Spinner size={48} label={t('kombat.result.loading')} />
    </main>
  )
}

export const KombatResultScreen = () => {
  const navigate = useAppNavigate()
  const [search] = useSearchParams()
  const replayId = search.get('fight')
  useBackHandler(() => navigate(PAGE.KOMBAT_RESULT.back))
  if (replayId === null) return <Missing reason="notFound" onRetry={() => navigate(PAGE.KOMBAT_PREP.path)} />
  return <StoredResult key={replayId} replayId={replayId} />
}
