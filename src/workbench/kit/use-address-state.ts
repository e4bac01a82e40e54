import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AddressState, readAddress, writeAddress } from './address-field.ts'

/** A slider changes sixty times a second, and browsers refuse more than some hundred addresses in ten seconds. */
const SETTLE_MS = 200

/**
 * A page's state that lives in the address's query, so that a link shows what its sender saw. `fields` must be a constant.
 * A change shows at once and is written into the address when no other follows.
 */
export const useAddressState = <Fields extends Record<string, unknown>>(
  fields: Fields,
): readonly [AddressState<Fields>, (change: Partial<AddressState<Fields>>) => void] => {
  const [query, setQuery] = useSearchParams()
  const [draft, setDraft] = useState<Partial<AddressState<Fields>> | null>(null)

  const change = useCallback((part: Partial<AddressState<Fields>>) => {
    setDraft((before) => ({ ...before, ...part }))
  }, [])

  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => {
      // Of the address itself: the router hands out a new one when it has time, and the change before this would be lost.
      const next = writeAddress(fields, new URLSearchParams(location.search), draft)
      // Together, so that what was chosen never shows as it was before.
      startTransition(() => {
        setQuery(next, { replace: true, preventScrollReset: true })
        setDraft(null)
      })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft, fields, setQuery])

  return [{ ...readAddress(fields, query), ...draft }, change]
}
