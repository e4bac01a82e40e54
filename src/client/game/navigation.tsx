import { useCallback, useLayoutEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { Address } from './page-paths.ts'

export interface AddressOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

export type AppNavigate = (address: Address | -1, options?: AddressOptions) => void

/**
 * Ignores a second call for the same address until the first one is shown. A double tap would leave two entries in the
 * browser's history, and going back to the arena's second one would start another fight.
 */
export const useAppNavigate = (): AppNavigate => {
  const navigate = useNavigate() as AppNavigate
  const { key } = useLocation()
  const shownKey = useRef(key)
  const pending = useRef<Address | null>(null)
  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    pending.current = null
  }, [key])
  return useCallback(
    (address, options) => {
      if (address !== -1 && address === pending.current) return
      pending.current = address === -1 ? null : address
      navigate(address, options)
    },
    [navigate],
  )
}

export const Redirect = ({ to, state }: { readonly to: Address; readonly state?: unknown }) => (
  <Navigate to={to} replace state={state} />
)
