import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import { previewSkill } from '../../cache.ts'

/** Optimistic (R08). A failed call reverts the change. */
export const useSkillSwitch = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const rollback = useRef<() => void>(undefined)
  const mutation = useCallMutation('combats.skill', {
    failure: t('kombat.prep.skillFailed'),
    onFailed: () => rollback.current?.(),
  })
  return (skill: SkillName): void => {
    if (mutation.send({ body: { skill } })) rollback.current = previewSkill(queryClient, skill)
  }
}
