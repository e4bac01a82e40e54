import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isConnected, onConnectionChange } from '../api/connection.ts'
import { launchDataRaw } from '../platform/launch-data.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { resetGate } from './gate-queries.ts'
import { PageFrame } from './page-frame.tsx'
import { ROUTES } from './route-names.ts'

const isExpired = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reason' in state && state.reason === 'expired'

/** /error: the specification's texts, with Retry (row 12, T10); launch data that grew too old has its own words. */
export const ErrorScreen = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const hasExpired = isExpired(state)
  const retry = (): void => {
    if (hasExpired || launchDataRaw() === null) {
      // Launch data is read when the page loads, and only then.
      location.assign(ROUTES.HOME)
      return
    }
    resetGate(queryClient)
    navigate(ROUTES.HOME, { replace: true })
  }
  const goOn = useEffectEvent(() => {
    if (isConnected() && !hasExpired && launchDataRaw() !== null) retry()
  })
  useEffect(() => onConnectionChange(() => goOn()), [])
  return (
    <PageFrame>
      <EmptyState
        level={1}
        picture="error"
        title={t('shell.error.title')}
        text={hasExpired ? t('shell.error.expired') : t('shell.error.text')}
      >
        <Button fullWidth onClick={retry}>
          {t('shell.error.retry')}
        </Button>
      </EmptyState>
    </PageFrame>
  )
}
