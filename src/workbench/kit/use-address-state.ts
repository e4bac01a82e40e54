import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AddressState, readAddress, writeAddress } from './address-field.ts'

/** Browsers refuse more than about a hundred address changes in ten seconds; a slider makes sixty a second. */
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
      // Reads the real address: the router's copy may be older and would lose the previous change.
      const next = writeAddress(fields, new URLSearchParams(location.search), draft)
      // In one render, so that the old value never flashes.
      startTransition(() => {
        setQuery(next, { replace: true, preventScrollReset: true })
        setDraft(null)
      })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft, fields, setQuery])

  return [{ ...readAddress(fields, query), ...draft }, change]
}
