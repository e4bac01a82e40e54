import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallData } from '../../../../contracts/schemas.ts'
import { refusalText, useMove } from '../../../game/use-move.ts'
import { haptic } from '../../../platform/messenger.ts'
import { sound } from '../../../sound/sound.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** A chain with its seed: it was turned over. */
export type RevealedChain = CallData<'luck.turnOver'>['revealed']

/** Turns the seed over (R46); `onEnd` is called when that is done or has failed. */
export const useTurnOver = (onEnd: () => void) => {
  const { t } = useTranslation()
  const [revealed, setRevealed] = useState<RevealedChain | null>(null)
  const move = useMove('luck.turnOver', {
    onDone: (answer) => {
      setRevealed(answer.revealed)
      haptic('success')
      sound.play('reveal-rare')
      toast.success(t('luck.turned'))
      onEnd()
    },
    onFailed: (error) => {
      haptic('warning')
      toast.error(refusalText(error) ?? t('luck.turnFailed'))
      onEnd()
    },
  })
  return {
    revealed,
    turnOver: (clientSeed: string) => move.send({ body: { client_seed: clientSeed } }),
    isPending: move.isPending,
  }
}
