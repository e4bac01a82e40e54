import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface LoadProblemProps {
  readonly error: Error
  /** What could not be loaded; without a connection that is said instead. */
  readonly text: string
  readonly onRetry: () => void
}

/** What a call without an answer fails with (A8). */
const NETWORK_STATUS = 418

const isOffline = (error: Error): boolean => 'httpStatus' in error && error.httpStatus === NETWORK_STATUS

/** Stands where a part of a page could not be loaded: why, and another try. */
export const LoadProblem = ({ error, text, onRetry }: LoadProblemProps) => {
  const { t } = useTranslation()
  return (
    <EmptyState picture="error" size="compact" title={isOffline(error) ? t('ui.offline') : text}>
      <Button variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  )
}
