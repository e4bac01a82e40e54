import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedReward } from '../../../../contracts/wire.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useMove } from '../../../game/use-move.ts'

const REFUSED_STATUS = 400

/** The chest of the season before while it opens; `coming` until the server has answered. */
export type OpeningChest = OpenedReward | 'coming' | null

/** What went well or not with the claim. */
export interface ClaimEnds {
  readonly onFailed: () => void
}

/** Claims the reward of the season before: its chest opens on the whole screen (rows 154, 155, 187). */
export const useClaimSeason = ({ onFailed }: ClaimEnds) => {
  const { t } = useTranslation()
  const [chest, setChest] = useState<OpeningChest>(null)
  const move = useMove('season.claimReward', {
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
    isPending: move.isPending,
    claim: () => {
      if (move.send()) setChest('coming')
    },
    close: () => setChest(null),
  }
}
