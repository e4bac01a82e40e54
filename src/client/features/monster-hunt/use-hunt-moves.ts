import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallData } from '../../../contracts/schemas.ts'
import type { HuntSlug } from '../../../rules/hunts.ts'
import { ApiError } from '../../api/api-error.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { balanceQuery, currentQuery, milestonesQuery, missionsQuery, starsQuery } from './queries.ts'

const isRefusal = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected-answer'

/** What a move brought, for the drawer that shows it. */
export type Spoils =
  | { readonly kind: 'hunt'; readonly brought: CallData<'hunting.claim'> }
  | { readonly kind: 'milestone'; readonly brought: CallData<'hunting.claimMilestone'> }

/**
 * Starting, collecting and the milestones (rows 175–177; R33, R34): one move at a time, nothing shown before the
 * server's answer, which then sets the caches (T32). A refusal is said in the server's words, and what the page knew is
 * asked for anew.
 */
export const useHuntMoves = (onSpoils: (spoils: Spoils) => void) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const starting = useMove('hunting.start')
  const collecting = useMove('hunting.claim')
  const taking = useMove('hunting.claimMilestone')
  // A mutation's own state is a render behind: two taps in one moment would both find it idle.
  const isBusy = useRef(false)

  const refuse = (error: Error): void => {
    haptic('warning')
    toast.error(isRefusal(error) ? error.message : t('hunt.moveFailed'))
    for (const { queryKey } of [currentQuery, milestonesQuery, balanceQuery])
      void client.invalidateQueries({ queryKey })
  }
  // The answer counts even when the player has left the page meanwhile.
  const once = <T>(send: () => Promise<T>, onDone: (answer: T) => void): void => {
    if (isBusy.current) return
    isBusy.current = true
    send()
      .then(onDone, refuse)
      .finally(() => {
        isBusy.current = false
      })
  }

  const start = (slug: HuntSlug): void =>
    once(
      () => starting.mutateAsync({ params: { slug } }),
      (hunt) => {
        client.setQueryData(currentQuery.queryKey, hunt)
        haptic('success')
        sound.play('gong')
      },
    )
  const collect = (slug: HuntSlug): void =>
    once(
      () => collecting.mutateAsync({ params: { slug } }),
      (brought) => {
        client.setQueryData(currentQuery.queryKey, null)
        client.setQueryData(balanceQuery.queryKey, brought.balance)
        client.setQueryData(starsQuery.queryKey, brought.star_balance)
        client.setQueryData(
          milestonesQuery.queryKey,
          (known) => known && { ...known, total_demon_killed: brought.total_demon_killed },
        )
        void client.invalidateQueries({ queryKey: missionsQuery.queryKey })
        haptic('success')
        sound.play('chest')
        onSpoils({ kind: 'hunt', brought })
      },
    )
  const take = (level: number): void =>
    once(
      () => taking.mutateAsync({ params: { level } }),
      (brought) => {
        client.setQueryData(milestonesQuery.queryKey, brought.milestones)
        client.setQueryData(balanceQuery.queryKey, brought.balance)
        haptic('success')
        sound.play(brought.materials.length > 0 ? 'chest' : 'claim')
        onSpoils({ kind: 'milestone', brought })
      },
    )
  return {
    start,
    collect,
    take,
    isStarting: starting.isPending,
    isCollecting: collecting.isPending,
    takingLevel: taking.isPending ? Number(taking.variables?.params.level) : null,
  }
}
