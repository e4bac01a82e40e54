import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { httpStatusOf, isNetworkError, SERVICE_UNAVAILABLE } from '#client/api/api-error.ts'
import { callWith } from '#client/api/call.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { resetGate } from '#client/game/refresh.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { MAINTENANCE_RETRY_MS } from '#rules/constants.ts'
import { PageFrame } from './page-frame.tsx'

/** False for 503 and without an answer. True for any other error, because the gate shows it. */
const isOpenAgain = async (): Promise<boolean> => {
  try {
    await callWith('users.me', undefined)
    return true
  } catch (error) {
    return httpStatusOf(error) !== SERVICE_UNAVAILABLE && !isNetworkError(error)
  }
}

/** Asks every 30 seconds whether the game is open, and returns to it (row 13, R01). */
export const MaintenanceScreen = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useAppNavigate()
  const goOn = useEffectEvent(() => {
    resetGate(queryClient)
    navigate(PAGE.HOME.path, { replace: true })
  })
  useEffect(() => {
    let isGone = false
    const timer = setInterval(async () => {
      if ((await isOpenAgain()) && !isGone) goOn()
    }, MAINTENANCE_RETRY_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return (
    <PageFrame>
      <EmptyState
        level={1}
        picture="maintenance"
        title={t('shell.maintenance.title')}
        text={t('shell.maintenance.text')}
      />
    </PageFrame>
  )
}
