import { useLocation } from 'react-router-dom'
import { useAppNavigate } from './navigation.tsx'
import { type Address, addressOf } from './page-paths.ts'

/** Navigation state that names the page that led here. */
export interface Origin {
  readonly from: Address
  /** State to restore on the way back, so that the page keeps its own origin. */
  readonly fromState?: unknown
}

export const originOf = (state: unknown): Origin | null => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const from = addressOf(state.from)
  return from && ('fromState' in state ? { from, fromState: state.fromState } : { from })
}

/** Opens a page that leads back here. */
export const useOpenPage = (): ((address: Address) => void) => {
  const navigate = useAppNavigate()
  const { pathname, search, state } = useLocation()
  const from = addressOf(pathname + search)
  if (from === null) throw new Error(`${pathname} is no page of the game.`)
  const here: Origin = { from, fromState: state }
  return (address) => navigate(address, { state: here })
}

export const useGoBack = (otherwise: Address): (() => void) => {
  const navigate = useAppNavigate()
  const origin = originOf(useLocation().state)
  return () => navigate(origin?.from ?? otherwise, { replace: true, state: origin?.fromState })
}
