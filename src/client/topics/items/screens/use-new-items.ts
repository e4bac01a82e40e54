import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sendMutationQuietly } from '#client/game/use-call-mutation.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { newOf } from './bag-view.ts'

/** Marks all items as seen on the server. The badges stay during this visit. */
export const useNewItems = (items: readonly OwnEquipment[]): ReadonlySet<string> => {
  const client = useQueryClient()
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const unseen = newOf(items).filter(({ id }) => !known.has(id))
  if (unseen.length > 0) setKnown(new Set([...known, ...unseen.map(({ id }) => id)]))
  const [hasNews, setHasNews] = useState(false)
  if (!hasNews && items.some(({ own }) => own.is_new)) setHasNews(true)
  useEffect(() => {
    // If it fails, the items are new again at the next visit.
    if (hasNews) sendMutationQuietly(client, 'equipments.seen').catch(() => undefined)
  }, [client, hasNews])
  return known
}
