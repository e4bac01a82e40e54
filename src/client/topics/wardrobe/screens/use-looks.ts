import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { celebrateInToast } from '#client/sound/celebrations.ts'
import { sound } from '#client/sound/sound.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { type Look, type LookKind, lookKind, type WardrobeLook } from '#rules/wardrobe/looks.ts'
import { previewLook } from '../cache.ts'
import { useLookName } from './use-look-text.ts'

/**
 * Puts a look on, or takes off what is worn of its kind if the look is null. Shown at once; an error puts everything
 * back. While one change is on its way, the last further change of each kind waits for its answer.
 */
const useWearing = (): ((kind: LookKind, look: Look | null) => void) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const waiting = useRef(new Map<LookKind, Look | null>())
  const { send } = useCallMutation('wardrobe.wear', {
    failure: t('wardrobe.wearFailed'),
    onDone: () => sendNext(),
    onFailed: () => waiting.current.clear(),
  })
  const sendNext = (): void => {
    const [next] = waiting.current
    if (next === undefined) return
    const [kind, look] = next
    if (!send({ body: { kind, look } }, () => previewLook(client, kind, look))) return
    waiting.current.delete(kind)
    // The previous answer does not contain the waiting changes, so their previews are applied again.
    for (const [otherKind, other] of waiting.current) previewLook(client, otherKind, other)
  }
  return (kind, look) => {
    waiting.current.set(kind, look)
    sendNext()
    if (waiting.current.has(kind)) previewLook(client, kind, look)
  }
}

/** Subject of an open dialog: a copy, so that an answer changes no price under the player's finger. */
export interface AskedLook {
  readonly look: WardrobeLook
  readonly priceNano: number
  /** Undefined if it is not known: the server decides then. */
  readonly balanceNano: number | undefined
}

/** Asks before buying a look. Wearing an owned look is free (R58). */
export const useLooks = () => {
  const { t } = useTranslation()
  const nameOf = useLookName()
  const balanceNano = useQuery(balanceQuery).data
  const [asked, setAsked] = useState<AskedLook | null>(null)
  const [bought, setBought] = useState<WardrobeLook | null>(null)
  const putOn = useWearing()
  const buying = useCallMutation('wardrobe.buy', {
    onDone: (_, input) => {
      setAsked(null)
      if (!input) return
      setBought(input.params.slug)
      celebrateInToast('uncommon', t('wardrobe.yours', { look: nameOf(input.params.slug) }))
    },
    failure: t('wardrobe.buyFailed'),
    failureHaptic: 'warning',
    onFailed: () => setAsked(null),
  })
  const change = (kind: LookKind, look: Look | null): void => {
    putOn(kind, look)
    haptic('light')
    sound.play('toggle')
  }
  return {
    asked,
    /** Bought last, while the page is open. */
    bought,
    isBuying: buying.isPending,
    ask: (look: WardrobeLook, priceNano: number) => {
      if (!buying.isPending) setAsked({ look, priceNano, balanceNano })
    },
    confirm: () => {
      if (asked) buying.send({ params: { slug: asked.look }, body: { price: asked.priceNano } })
    },
    close: () => {
      if (!buying.isPending) setAsked(null)
    },
    wear: (look: Look) => change(lookKind(look), look),
    takeOff: (kind: LookKind) => change(kind, null),
  }
}

export type LooksFlow = ReturnType<typeof useLooks>
