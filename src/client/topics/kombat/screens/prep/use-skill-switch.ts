import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import { previewSkill } from '../../cache.ts'

/** Optimistic (R08). A failed call reverts the change. */
export const useSkillSwitch = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const mutation = useCallMutation('combats.skill', { failure: t('kombat.prep.skillFailed') })
  return (skill: SkillName): void => {
    mutation.send({ body: { skill } }, () => previewSkill(queryClient, skill))
  }
}
