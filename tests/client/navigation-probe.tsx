import { useLocation } from 'react-router-dom'

let state: unknown = null

export const StateProbe = () => {
  state = useLocation().state
  return null
}

export const shownState = (): unknown => state
