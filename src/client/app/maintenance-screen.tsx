import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MS_PER_SECOND } from '../../rules/units.ts'
import { httpStatusOf, NETWORK_STATUS } from '../api/api-error.ts'
import { callWith } from '../api/call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { resetGate } from './gate-queries.ts'
import { PageFrame } from './page-frame.tsx'
import { ROUTES } from './route-names.ts'

/** Pause between two looks at whether the arena is open again (R01). */
export const MAINTENANCE_RETRY_MS = 30 * MS_PER_SECOND

const SERVICE_UNAVAILABLE = 503

/** Whether the server answers players again; a refusal other than 503 is for the gate to judge. */
const isOpenAgain = async (): Promise<boolean> => {
  try {
    await callWith('users.me', undefined)
    return true
  } catch (error) {
    const status = httpStatusOf(error)
    return status !== SERVICE_UNAVAILABLE && status !== NETWORK_STATUS
  }
}

/** /maintenance: asks again every 30 seconds by itself and goes back into the game (row 13, R01). */
export const MaintenanceScreen = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    resetGate(queryClient)
    navigate(ROUTES.HOME, { replace: true })
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
