import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { sound } from '#client/sound/sound.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'

export type HuntRewards =
  | { readonly kind: 'hunt'; readonly brought: CallData<'hunting.claim'> }
  | { readonly kind: 'milestone'; readonly brought: CallData<'hunting.claimMilestone'> }

/** One mutation at a time, without optimistic updates (rows 175–177; R33, R34). */
export const useHuntMutations = (onRewards: (rewards: HuntRewards) => void) => {
  const { t } = useTranslation()
  const isBusy = useRef(false)
  const begin = (send: () => boolean): void => {
    if (!isBusy.current) isBusy.current = send()
  }
  const failed = {
    failure: t('hunt.moveFailed'),
    failureHaptic: 'warning' as const,
    onFailed: () => {
      isBusy.current = false
    },
  }
  const starting = useCallMutation('hunting.start', {
    success: true,
    onDone: () => {
      isBusy.current = false
      sound.play('gong')
    },
    ...failed,
  })
  const collecting = useCallMutation('hunting.claim', {
    success: true,
    onDone: (brought) => {
      isBusy.current = false
      celebrate('chest-opened')
      onRewards({ kind: 'hunt', brought })
    },
    ...failed,
  })
  const taking = useCallMutation('hunting.claimMilestone', {
    success: true,
    onDone: (brought) => {
      isBusy.current = false
      celebrate(brought.materials.length > 0 ? 'chest-opened' : 'milestone-claimed')
      onRewards({ kind: 'milestone', brought })
    },
    ...failed,
  })
  return {
    start: (slug: HuntSlug): void => begin(() => starting.send({ params: { slug } })),
    collect: (slug: HuntSlug): void => begin(() => collecting.send({ params: { slug } })),
    take: (level: number): void => begin(() => taking.send({ params: { level } })),
    isStarting: starting.isPending,
    isCollecting: collecting.isPending,
    takingLevel: taking.pending ? Number(taking.pending.params.level) : null,
  }
}
