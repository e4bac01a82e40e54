import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { previewStance } from '#client/topics/kombat/cache.ts'
import type { Stance } from '#rules/kombat/stances.ts'

/**
 * Optimistic (R55). Arrow keys choose faster than the server answers, so only the last choice is sent once the earlier
 * call is done. If that earlier call fails, both are rolled back.
 */
export const useStanceChoice = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const next = useRef<Stance>(undefined)
  const mutation = useCallMutation('combats.stance', {
    failure: t('kombat.stance.failed'),
    onDone: ({ stance }) => {
      const last = next.current
      next.current = undefined
      if (last !== undefined && last !== stance) choose(last)
    },
    onFailed: () => {
      next.current = undefined
    },
  })
  const choose = (stance: Stance): void => {
    const preview = () => previewStance(queryClient, stance)
    if (mutation.send({ body: { stance } }, preview)) return
    preview()
    next.current = stance
  }
  return choose
}
