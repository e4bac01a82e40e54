import { useLocation } from 'react-router-dom'
import { useAppNavigate } from './navigation.tsx'
import { type Address, addressOf } from './page-addresses.ts'

/** Navigation state that names the page that led here. */
export interface Origin {
  readonly from: Address
  /** The state of that page: going back there gives it back, so that its own way back is kept. */
  readonly fromState?: unknown
}

/** Parses the origin out of an untyped navigation state; null if it has none. */
export const originOf = (state: unknown): Origin | null => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const from = addressOf(state.from)
  return from && ('fromState' in state ? { from, fromState: state.fromState } : { from })
}

/** The page shown now as the origin of one that it opens. */
export const useHere = (): Origin => {
  const { pathname, search, state } = useLocation()
  const from = addressOf(pathname + search)
  if (from === null) throw new Error(`${pathname} is no page of the game.`)
  return { from, fromState: state }
}

/** Goes back to the page that led here, as it was left; to `otherwise` without one. */
export const useGoBack = (otherwise: Address): (() => void) => {
  const navigate = useAppNavigate()
  const origin = originOf(useLocation().state)
  return () => navigate(origin?.from ?? otherwise, { replace: true, state: origin?.fromState })
}
