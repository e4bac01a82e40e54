import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { SHOWCASE_TITLE_LENGTH, titleProblem } from '#rules/showcase/showcase.ts'
import type { Draft } from './use-draft.ts'

const ABOUT_THE_TITLE: readonly string[] = [
  'showcase-title-length',
  'showcase-title-characters',
  'showcase-title-link',
  'rude-showcase-title',
]

/** Saves title and all places together (R36). An error of the title is shown until the title changes. */
export const useSaving = ({ title, places, setTitle }: Draft, onSaved: () => void) => {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, send } = useCallMutation('showcase.arrange', {
    success: t('showcase.edit.saved'),
    onDone: onSaved,
    onFailed: (error) => {
      const reason = apiErrorText(error) ?? t('showcase.edit.saveFailed')
      if (error instanceof ApiError && ABOUT_THE_TITLE.includes(error.code)) setProblem(reason)
      else toast.error(reason)
    },
  })
  const save = (): void => {
    const wrong = titleProblem(title)
    if (wrong === null)
      send({ body: { title, places: places.map((place) => place && { kind: place.kind, id: place.id }) } })
    else setProblem(t(`showcase.edit.wrong.${wrong}`, { max: SHOWCASE_TITLE_LENGTH.max }))
  }
  const changeTitle = (changed: string): void => {
    setTitle(changed)
    setProblem(null)
  }
  return { problem, isPending, save, changeTitle }
}
