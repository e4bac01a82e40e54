import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { Look, LookKind } from '#rules/wardrobe/looks.ts'
import { previewLook } from '../cache.ts'

/**
 * Puts a look on, or takes off what is worn of its kind if the look is null. Shown at once; an error puts everything
 * back. While one change is on its way, the last further change of each kind waits for its answer.
 */
export const useWearing = (): ((kind: LookKind, look: Look | null) => void) => {
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
