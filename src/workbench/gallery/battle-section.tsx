import { Navigate, useLocation } from 'react-router-dom'

/** Redirects old links to the arena page, with their query. */
export const BattleSection = () => <Navigate to={`/workbench/arena${useLocation().search}`} replace />
