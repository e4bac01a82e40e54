import { useLocation } from 'react-router-dom'

let state: unknown = null

/** Rendered beside a screen under test; records the last navigation state. */
export const StateProbe = () => {
  state = useLocation().state
  return null
}

/** The state of the last navigation. */
export const shownState = (): unknown => state
