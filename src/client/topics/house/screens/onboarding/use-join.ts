import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { countUp } from '#client/sound/count-up.ts'
import { sound } from '#client/sound/sound.ts'
import { refetchPlayer } from '#client/topics/home/cache.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { isHouseId } from '#rules/house/houses.ts'
import { markFirstSession } from '../../shared/first-session.ts'
import { markOnboardingVisited } from './visited.ts'

const COINS_MS = [120, 240, 360, 480, 600, 720, 840]

/** Joins a house. Also leads home if the player has already joined one (rows 71, 72). */
export const useJoin = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const queryClient = useQueryClient()
  const goHome = async () => {
    markOnboardingVisited()
    await refetchPlayer(queryClient)
    navigate(PAGE.HOME.path, { replace: true })
  }
  const mutation = useCallMutation('users.onboard', {
    success: true,
    onDone: () => {
      markFirstSession()
      celebrate('house-joined')
      countUp(sound, COINS_MS)
    },
    failure: t('onboarding.unavailable'),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'already-onboarded') goHome().catch(() => undefined)
    },
  })
  const join = (houseId: number) => {
    if (!mutation.isDone && isHouseId(houseId)) mutation.send({ body: { house_id: houseId } })
  }

  /** Call it after the ceremony. Resolves to false if home could not be opened. */
  const enter = async (): Promise<boolean> => {
    try {
      await goHome()
      toast.success(t('onboarding.joined'))
      return true
    } catch {
      toast.error(t('onboarding.unavailable'))
      return false
    }
  }

  return { join, enter, isPending: mutation.isPending, hasJoined: mutation.isDone }
}
