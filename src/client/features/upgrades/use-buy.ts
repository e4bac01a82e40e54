import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { balanceQuery, missionsQuery, profileQuery } from './queries.ts'
import type { UpgradeCard } from './upgrade-cards.ts'

/**
 * Buys the next level (rows 55, 56): ignored while a purchase is under way; at the top 'Max level reached', without the
 * money 'Insufficient TOK!', and what the server refuses is said in its words. Nothing is shown before the server's
 * answer; the answer then sets balance and levels (T32).
 */
export const useBuy = (onBought: (card: UpgradeCard) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const move = useMove('upgrades.buy')
  // The mutation's own state is a render behind: two taps in one moment would both find it idle.
  const isBusy = useRef(false)

  const refuse = (message: string): void => {
    haptic('warning')
    toast.error(message)
  }
  const buy = (card: UpgradeCard): void => {
    if (isBusy.current) return
    if (card.refusal === 'max-level' || card.refusal === 'not-enough-tok') {
      refuse(t(card.refusal === 'max-level' ? 'upgrades.maxReached' : 'upgrades.insufficient'))
      return
    }
    // The answer counts even when the player has left the page meanwhile.
    isBusy.current = true
    move
      .mutateAsync({ body: { type: card.type } })
      .then(
        ({ balance, upgrades }) => {
          queryClient.setQueryData(balanceQuery.queryKey, balance)
          queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, upgrades })
          haptic('success')
          sound.play('rank-up')
          onBought(card)
        },
        ({ message }: Error) => {
          refuse(message)
          for (const { queryKey } of [balanceQuery, profileQuery, missionsQuery]) {
            void queryClient.invalidateQueries({ queryKey })
          }
        },
      )
      .finally(() => {
        isBusy.current = false
      })
  }
  return { buy, isPending: move.isPending }
}
