import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'

export interface ListPages {
  readonly hasMore: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  readonly showMore: () => unknown
}

export interface ListEndProps {
  readonly list: ListPages
  readonly label: string
  readonly problem: string
  readonly end: string
  readonly ref?: Ref<HTMLDivElement>
}

export const ListEnd = ({ list: { hasMore, more, showMore }, label, problem, end, ref }: ListEndProps) => {
  const { t } = useTranslation()
  if (!hasMore) return <p className="muted size-14 text-center">{end}</p>
  return (
    <div ref={ref} className="grid gap-8">
      {more === 'failed' && (
        <p role="alert" className="coral bold text-center">
          {problem}
        </p>
      )}
      <Button variant="quiet" fullWidth pending={more === 'loading'} onClick={() => void showMore()}>
        {more === 'failed' ? t('ui.retry') : label}
      </Button>
    </div>
  )
}
