import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import type { CallData } from '#contracts/schemas.ts'

export type RevealedChain = CallData<'luck.turnOver'>['revealed']

/** @param onEnd called on success and on failure (R46) */
export const useTurnOver = (onEnd: () => void) => {
  const { t } = useTranslation()
  const [revealed, setRevealed] = useState<RevealedChain | null>(null)
  const mutation = useCallMutation('luck.turnOver', {
    success: t('luck.turned'),
    onDone: (answer) => {
      setRevealed(answer.revealed)
      celebrate('seed-revealed')
      onEnd()
    },
    failure: t('luck.turnFailed'),
    failureHaptic: 'warning',
    onFailed: onEnd,
  })
  return {
    revealed,
    turnOver: (clientSeed: string) => mutation.send({ body: { client_seed: clientSeed } }),
    isPending: mutation.isPending,
  }
}
