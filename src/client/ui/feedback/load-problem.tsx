import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface LoadProblemProps {
  readonly error: Error
  /** Shown unless the player is offline, which has its own text. */
  readonly text: string
  readonly onRetry: () => void
}

/** Same as in `api-error.ts`, which `ui` may not import (A8). */
const NETWORK_STATUS = 418

const isOffline = (error: Error): boolean => 'httpStatus' in error && error.httpStatus === NETWORK_STATUS

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
