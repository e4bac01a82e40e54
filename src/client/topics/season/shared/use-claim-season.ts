import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { OpenedReward } from '#contracts/wire.ts'

const REFUSED_STATUS = 400

/** `coming` until the server has answered. */
export type OpeningChest = OpenedReward | 'coming' | null

export const useClaimSeason = ({ onFailed }: { readonly onFailed: () => void }) => {
  const { t } = useTranslation()
  const [chest, setChest] = useState<OpeningChest>(null)
  const mutation = useCallMutation('season.claimReward', {
    success: t('seasonEnd.claimed'),
    onDone: ({ opened }) => setChest(opened),
    failure: (error) =>
      error instanceof ApiError && error.httpStatus === REFUSED_STATUS ? error.message : t('seasonEnd.unable'),
    onFailed: () => {
      setChest(null)
      onFailed()
    },
  })
  return {
    chest,
    isPending: mutation.isPending,
    claim: () => {
      if (mutation.send()) setChest('coming')
    },
    close: () => setChest(null),
  }
}
