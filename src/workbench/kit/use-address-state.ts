import { startTransition, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AddressState, readAddress, writeAddress } from './address-field.ts'

/** A slider changes sixty times a second; browsers refuse some hundred addresses in ten seconds. */
const SETTLE_MS = 200

/** State in the address, so that a link shows what its sender saw. `fields` must be a constant. Writes are debounced. */
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
      // From `location`: the router's copy lags behind and would lose the last change.
      const next = writeAddress(fields, new URLSearchParams(location.search), draft)
      // In one transition, so that the old choice never shows again.
      startTransition(() => {
        setQuery(next, { replace: true, preventScrollReset: true })
        setDraft(null)
      })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft, fields, setQuery])

  return [{ ...readAddress(fields, query), ...draft }, change]
}
