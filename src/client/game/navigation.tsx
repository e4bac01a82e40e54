import { Navigate, useNavigate } from 'react-router-dom'
import type { Address } from './page-addresses.ts'

/** Navigation options: replace, and state for the page. */
export interface AddressOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** Navigates to an address; -1 goes back. */
export type AppNavigate = (address: Address | -1, options?: AddressOptions) => void

/** The router's navigation, typed to valid addresses. */
export const useAppNavigate = (): AppNavigate => useNavigate() as AppNavigate

/** Redirects, replacing the current entry. */
export const Redirect = ({ to, state }: { readonly to: Address; readonly state?: unknown }) => (
  <Navigate to={to} replace state={state} />
)
