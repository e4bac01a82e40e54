import { httpStatusOf, NETWORK_STATUS } from '../api/api-error.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface LoadProblemProps {
  readonly error: Error
  /** What could not be loaded. */
  readonly text: string
  /** What is said instead while the phone has no connection. */
  readonly offlineText: string
  readonly retryLabel: string
  readonly onRetry: () => void
}

/** Stands where a part of a page could not be loaded: why, and another try. */
export const LoadProblem = ({ error, text, offlineText, retryLabel, onRetry }: LoadProblemProps) => (
  <EmptyState picture="error" size="compact" title={httpStatusOf(error) === NETWORK_STATUS ? offlineText : text}>
    <Button variant="secondary" onClick={onRetry}>
      {retryLabel}
    </Button>
  </EmptyState>
)
