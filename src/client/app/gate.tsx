import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, type NavigateFunction, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { launchDataRaw, startParamText } from '../platform/launch-data.ts'
import { type GateQuery, gateDecision } from './gate-decision.ts'
import { gateQueries } from './gate-queries.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { prefetchPage } from './pages.ts'
import { ROUTES } from './route-names.ts'

/** A failed refetch of something that is there already is no failure to start. */
const stateOf = ({ data, status, error }: UseQueryResult<unknown>): GateQuery => {
  if (data !== undefined) return { status: 'success' }
  return error instanceof ApiError ? { status, httpStatus: error.httpStatus, code: error.code } : { status }
}

/** Shows what was known last, where nothing else can be had (extra 9). */
const restore = async (queryClient: QueryClient): Promise<void> => {
  const kept = await import('../offline/last-answers.ts').catch(() => null)
  kept?.restoreAnswers(queryClient)
}

const followLink = async (navigate: NavigateFunction): Promise<void> =>
  (await import('./start-link.ts')).followStartLink(navigate)

/** Lets a page through when the game can start, and sends the player elsewhere when it cannot (A2, rows 5-13). */
export const Gate = () => {
  const { pathname } = useLocation()
  const hasLaunchData = launchDataRaw() !== null
  const queries = {
    settings: stateOf(useQuery({ ...gateQueries.settings, enabled: hasLaunchData })),
    season: stateOf(useQuery({ ...gateQueries.season, enabled: hasLaunchData })),
    guild: stateOf(useQuery({ ...gateQueries.guild, enabled: hasLaunchData })),
    profile: stateOf(useQuery({ ...gateQueries.profile, enabled: hasLaunchData })),
    combat: stateOf(useQuery({ ...gateQueries.combat, enabled: hasLaunchData })),
  }
  const decision = gateDecision({ hasLaunchData, path: pathname, ...queries })

  const queryClient = useQueryClient()
  const [hasRestored, setRestored] = useState(false)
  const isCutOff = !hasRestored && Object.values(queries).some(({ code }) => code === 'network')
  useEffect(() => {
    if (isCutOff) void restore(queryClient).then(() => setRestored(true))
  }, [isCutOff, queryClient])

  // The page's code comes while the queries are on their way, not after them.
  const [fetchedPath, setFetchedPath] = useState<string | null>(null)
  useEffect(() => {
    if (hasLaunchData) void prefetchPage(pathname).then(() => setFetchedPath(pathname))
  }, [hasLaunchData, pathname])

  // A page that was let through stays while its own work has a query asked again, as joining a house does.
  const [admittedPath, setAdmittedPath] = useState<string | null>(null)
  // The first page takes the place of the start's picture at once; later ones show by themselves that their code is coming.
  const isFirst = admittedPath === null
  const isAdmitted = decision.kind === 'proceed' && (!isFirst || fetchedPath === pathname)
  if (isAdmitted && admittedPath !== pathname) setAdmittedPath(pathname)

  // A link to a fight leads there from home, where every start of the game arrives.
  const navigate = useNavigate()
  const isHome = decision.kind === 'proceed' && pathname === ROUTES.HOME
  useEffect(() => {
    if (isHome && startParamText()?.includes('-')) void followLink(navigate)
  }, [isHome, navigate])

  if (isCutOff && decision.kind === 'go') return <LoadingScreen />
  if (decision.kind === 'go') return <Navigate to={decision.to} replace state={{ reason: decision.reason }} />
  if (!isAdmitted && admittedPath !== pathname) return <LoadingScreen />
  return <Outlet />
}
