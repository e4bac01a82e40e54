import { Navigate, useNavigate } from 'react-router-dom'
import type { Address } from './page-paths.ts'

export interface AddressOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

export type AppNavigate = (address: Address | -1, options?: AddressOptions) => void

export const useAppNavigate = (): AppNavigate => useNavigate() as AppNavigate

export const Redirect = ({ to, state }: { readonly to: Address; readonly state?: unknown }) => (
  <Navigate to={to} replace state={state} />
)
