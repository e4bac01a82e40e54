import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isConnected, onConnectionChange } from '#client/api/connection.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { resetGate } from '#client/game/refresh.ts'
import { launchDataRaw } from '#client/platform/launch-data.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { PageFrame } from './page-frame.tsx'

const isExpired = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reason' in state && state.reason === 'expired'

/** Expired launch data has its own text (row 12, T10). */
export const ErrorScreen = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const hasExpired = isExpired(state)
  const retry = (): void => {
    if (hasExpired || launchDataRaw() === null) {
      // Launch data is only read on page load.
      location.assign(PAGE.HOME.path)
      return
    }
    resetGate(queryClient)
    navigate(PAGE.HOME.path, { replace: true })
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
