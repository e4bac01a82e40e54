import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallData } from '../../../../contracts/schemas.ts'
import type { HuntSlug } from '../../../../rules/hunt/hunt-slugs.ts'
import { refusalText, useMove } from '../../../game/use-move.ts'
import { haptic } from '../../../platform/messenger.ts'
import { sound } from '../../../sound/sound.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** The result of a move, shown in the drawer. */
export type Spoils =
  | { readonly kind: 'hunt'; readonly brought: CallData<'hunting.claim'> }
  | { readonly kind: 'milestone'; readonly brought: CallData<'hunting.claimMilestone'> }

/** Start, collect and milestone mutations (rows 175–177; R33, R34): one at a time, without optimistic updates. */
export const useHuntMoves = (onSpoils: (spoils: Spoils) => void) => {
  const { t } = useTranslation()
  const isBusy = useRef(false)
  const begin = (send: () => boolean): void => {
    if (!isBusy.current) isBusy.current = send()
  }
  const onFailed = (error: Error): void => {
    isBusy.current = false
    haptic('warning')
    toast.error(refusalText(error) ?? t('hunt.moveFailed'))
  }
  const starting = useMove('hunting.start', {
    onDone: () => {
      isBusy.current = false
      haptic('success')
      sound.play('gong')
    },
    onFailed,
  })
  const collecting = useMove('hunting.claim', {
    onDone: (brought) => {
      isBusy.current = false
      haptic('success')
      sound.play('chest')
      onSpoils({ kind: 'hunt', brought })
    },
    onFailed,
  })
  const taking = useMove('hunting.claimMilestone', {
    onDone: (brought) => {
      isBusy.current = false
      haptic('success')
      sound.play(brought.materials.length > 0 ? 'chest' : 'claim')
      onSpoils({ kind: 'milestone', brought })
    },
    onFailed,
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
