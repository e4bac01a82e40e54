import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SkillName } from '../../../rules/fight-types.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { combatProfileQuery } from './queries.ts'

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.httpStatus >= 400 && error.httpStatus < 500 && error.code !== 'network'

/**
 * Makes another of the pet's skills the active one (R08): shown at once, taken back with the server's words when it
 * refuses. Power does not count skills, so it stays until the answer brings the profile.
 */
export const useSkillSwitch = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { queryKey } = combatProfileQuery
  return useMutation({
    mutationKey: ['combats.skill'],
    mutationFn: (skill: SkillName) => call('combats.skill', { body: { skill } }),
    onMutate: async (skill) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, { ...before, pet: { ...before.pet, active_skill: skill } })
      return before
    },
    onSuccess: (profile) => queryClient.setQueryData(queryKey, profile),
    onError: (error, _skill, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
      toast.error(isRefusal(error) ? error.message : t('kombat.prep.skillFailed'))
    },
  })
}
