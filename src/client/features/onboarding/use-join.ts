import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isHouseId } from '../../../rules/houses.ts'
import { ApiError } from '../../api/api-error.ts'
import { callKey, callQuery } from '../../api/call-query.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { markOnboardingVisited } from './visited.ts'

const HOME = '/'

/** Fetches what the startup gate waits for before home opens, so that it does not fall back to 'Loading...'. */
const refreshPlayer = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.fetchQuery({ ...callQuery('users.me'), staleTime: 0 }),
    queryClient.fetchQuery({ ...callQuery('combats.me'), staleTime: 0 }),
    queryClient.invalidateQueries({ queryKey: callKey('guild.me') }),
    queryClient.invalidateQueries({ queryKey: callKey('users.balance') }),
  ])
}

/** The server's words, or null where there are none: the connection failed, or the answer was not ours (row 72). */
const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected-answer' ? error.message : null

/**
 * Joining a house (rows 71, 72): ignored while pending and for what is no house id. On success the visit is marked,
 * profile, guild, upgrades and balance are fetched anew, home opens and greets. On failure the server's message, else
 * 'Unavailable'. A player who has joined already (another device, a lost answer) is led home too.
 */
export const useJoin = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const move = useMove('users.onboard')

  const goHome = async () => {
    markOnboardingVisited()
    await refreshPlayer(queryClient)
    navigate(HOME, { replace: true })
  }

  const join = (houseId: number) => {
    if (move.isPending || move.isSuccess || !isHouseId(houseId)) return
    move.mutate(
      { body: { house_id: houseId } },
      {
        onSuccess: ({ balance, last_claim }) => {
          queryClient.setQueryData(callQuery('users.balance').queryKey, balance)
          queryClient.setQueryData(callQuery('users.lastClaim').queryKey, last_claim)
          haptic('success')
          sound.play('join')
        },
        onError: (error) => {
          haptic('error')
          toast.error(serverMessage(error) ?? t('onboarding.unavailable'))
          if (error instanceof ApiError && error.code === 'already-onboarded') goHome().catch(() => undefined)
        },
      },
    )
  }

  /** Leads home and greets; called when the filled reward bars have been seen. */
  const enter = async () => {
    try {
      await goHome()
      toast.success(t('onboarding.joined'))
    } catch {
      toast.error(t('onboarding.unavailable'))
    }
  }

  return { join, enter, isPending: move.isPending, hasJoined: move.isSuccess }
}
