import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AddressState, readAddress, writeAddress } from './address-field.ts'

/**
 * Delay before the address is written. A slider changes sixty times a second, and browsers refuse more than about a
 * hundred changes in ten seconds.
 */
const SETTLE_MS = 200

/**
 * Keeps state in the address, so that a link shows what its sender saw. `fields` must be a constant. Writes are
 * debounced.
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
      // Reads `location`, because the router's copy is late and lacks the last change.
      const next = writeAddress(fields, new URLSearchParams(location.search), draft)
      // One transition for both updates, or the old choice would show for a moment.
      startTransition(() => {
        setQuery(next, { replace: true, preventScrollReset: true })
        setDraft(null)
      })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft, fields, setQuery])

  return [{ ...readAddress(fields, query), ...draft }, change]
}
