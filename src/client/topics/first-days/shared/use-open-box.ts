import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { Box, BoxContent } from './box.ts'

export interface OpeningBox {
  readonly box: Box
  readonly content: BoxContent | null
}

export const useOpenBox = () => {
  const { t } = useTranslation()
  const [opening, setOpening] = useState<OpeningBox | null>(null)
  const close = (): void => setOpening(null)
  const fill = (content: BoxContent): void => setOpening((now) => now && { ...now, content })
  const handlers = { failure: t('firstDays.failed'), onFailed: close }
  const sword = useCallMutation('equipments.claimWelcome', {
    ...handlers,
    onDone: (item) => fill({ item, materials: [], star: 0 }),
  })
  const step = useCallMutation('users.claimFirstDay', {
    ...handlers,
    onDone: ({ equipments, materials, star }) => fill({ item: equipments[0] ?? null, materials, star }),
  })
  const open = (box: Box): void => {
    const isSent = box.name === 'sword' ? sword.send() : step.send({ params: { step: box.name } })
    if (isSent) setOpening({ box, content: null })
  }
  return { opening, open, close }
}
