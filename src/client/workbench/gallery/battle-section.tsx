import { Navigate, useLocation } from 'react-router-dom'

/** The battle has a page of its own; old links keep what they say. */
export const BattleSection = () => <Navigate to={`/workbench/arena${useLocation().search}`} replace />
