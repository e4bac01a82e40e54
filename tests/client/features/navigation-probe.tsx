import { useLocation } from 'react-router-dom'

let state: unknown = null

/** Stands beside a screen under test and keeps what navigation handed over last. */
export const StateProbe = () => {
  state = useLocation().state
  return null
}

/** The state of the last navigation. */
export const shownState = (): unknown => state
