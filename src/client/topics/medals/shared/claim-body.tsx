import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import type { ClaimRow } from './use-claim-row.ts'

export interface ClaimBodyProps {
  readonly row: ClaimRow
  readonly label: string
  readonly children: ReactNode
}

export const ClaimBody = ({ row, label, children }: ClaimBodyProps) => {
  const { t } = useTranslation()
  const { left, pending, claimLeft, problem, retry } = row
  if (problem) return <LoadProblem error={problem} text={t('medals.failed')} onRetry={retry} />
  return (
    <div className="column gap-12 text-center">
      {children}
      <Button
        variant="claim"
        size="large"
        fullWidth
        pending={pending !== null}
        disabled={left.length === 0}
        onClick={claimLeft}
      >
        {label}
      </Button>
    </div>
  )
}
