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

/** What a call without an answer fails with (A8). */
const NETWORK_STATUS = 418

const isOffline = (error: Error): boolean => 'httpStatus' in error && error.httpStatus === NETWORK_STATUS

/** Stands where a part of a page could not be loaded: why, and another try. */
export const LoadProblem = ({ error, text, offlineText, retryLabel, onRetry }: LoadProblemProps) => (
  <EmptyState picture="error" size="compact" title={isOffline(error) ? offlineText : text}>
    <Button variant="secondary" onClick={onRetry}>
      {retryLabel}
    </Button>
  </EmptyState>
)
