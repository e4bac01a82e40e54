import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { useErrorText } from '../api/error-text.ts'
import { useSay } from '../texts/desk-texts.ts'

export const Notice = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <div className="grid gap-10 items-start radius-12 padding-12 on-panel-lip">
    <p>{text}</p>
    {children}
  </div>
)

export const Problem = ({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => void }) => {
  const say = useSay()
  const errorText = useErrorText()
  return (
    <div className="grid gap-10 items-start radius-12 padding-12 on-panel-lip" role="alert">
      <p className="coral bold">{errorText(error)}</p>
      {onRetry === undefined ? null : (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
    </div>
  )
}

/** Warns that the call may have taken effect although its answer was lost. */
export const Lost = () => {
  const say = useSay()
  return (
    <p className="golden bold" role="alert">
      {say('acts.lost')}
    </p>
  )
}

const SKELETON_ROWS = ['one', 'two', 'three', 'four']

export const Loading = () => {
  const say = useSay()
  return (
    <div className="grid gap-10" role="status" aria-label={say('loading')}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  )
}

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** Shows a query's data, its loading or its error. After a failed refetch the last data stays, below the error. */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => (
  <>
    {query.error === null ? null : <Problem error={query.error} onRetry={() => void query.refetch()} />}
    {query.data === undefined ? query.error === null ? <Loading /> : null : children(query.data)}
  </>
)
