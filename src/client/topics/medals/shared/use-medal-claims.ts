import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { celebrateInToast } from '#client/sound/celebrations.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Medal } from '#contracts/wire.ts'
import type { MedalType } from '#rules/medals/medals.ts'
import { refreshMedals } from '../cache.ts'

export interface MedalClaims {
  readonly pending: MedalType | null
  /** Resolves to false if a claim failed, or another run is active. */
  readonly claim: (medals: readonly Medal[]) => Promise<boolean>
}

/** The first failure ends the run (row 163). Profile, balance and medals are refetched afterwards. */
export const useMedalClaims = (): MedalClaims => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [pending, setPending] = useState<MedalType | null>(null)
  const isBusy = useRef(false)
  const claim = async (medals: readonly Medal[]): Promise<boolean> => {
    if (isBusy.current || medals.length === 0) return false
    isBusy.current = true
    try {
      for (const { type } of medals) {
        setPending(type)
        await sendMutation(client, 'medals.claim', { params: { type } })
      }
      celebrateInToast('medals-claimed', t('medals.claimed'))
      return true
    } catch {
      haptic('error')
      toast.error(t('medals.claimFailed'))
      return false
    } finally {
      isBusy.current = false
      setPending(null)
      refreshMedals(client)
    }
  }
  return { pending, claim }
}
