import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ApiError } from '#client/api/api-error.ts'
import { type AppNavigate, Redirect, useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { launchDataRaw, startParamText } from '#client/platform/launch-data.ts'
import { readSession, writeSession } from '#client/platform/session-store.ts'
import { guildQuery } from '#client/topics/guild/queries.ts'
import { gameConfigQuery, profileQuery } from '#client/topics/home/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { seasonQuery } from '#client/topics/season/queries.ts'
import { type GateQuery, gateDecision } from './gate-decision.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { prefetchPage } from './page-routes.ts'

const VOTE_VISITED = 'vote-visited'
const LED_TO_GUILD = 'led-to-guild'

/** A failed refetch is no failure of the startup if the cache has data. */
const stateOf = ({ data, status, error }: UseQueryResult<unknown>): GateQuery => {
  if (data !== undefined) return { status: 'success' }
  return error instanceof ApiError ? { status, httpStatus: error.httpStatus, code: error.code } : { status }
}

/** While offline, fills the cache with the answers that this device saved earlier (extra 9). */
const restore = async (queryClient: QueryClient): Promise<void> => {
  const kept = await import('#client/game/offline/last-answers.ts').catch(() => null)
  kept?.restoreAnswers(queryClient)
}

const followLink = async (navigate: AppNavigate): Promise<void> =>
  (await import('./start-link.ts')).followStartLink(navigate)

export const Gate = () => {
  const { pathname } = useLocation()
  const hasLaunchData = launchDataRaw() !== null
  const guild = useQuery({ ...guildQuery, enabled: hasLaunchData })
  const queries = {
    settings: stateOf(useQuery({ ...gameConfigQuery, enabled: hasLaunchData })),
    season: stateOf(useQuery({ ...seasonQuery, enabled: hasLaunchData })),
    guild: stateOf(guild),
    profile: stateOf(useQuery({ ...profileQuery, enabled: hasLaunchData })),
    combat: stateOf(useQuery({ ...combatProfileQuery, enabled: hasLaunchData })),
  }
  // A page stays mounted while its own actions refetch a query of the gate, as joining a house does.
  const [admittedPath, setAdmittedPath] = useState<string | null>(null)
  const decision = gateDecision({
    hasLaunchData,
    path: pathname,
    ...queries,
    startParam: startParamText(),
    hasGuild: Boolean(guild.data),
    hasVisitedVote: readSession(VOTE_VISITED) !== null,
    wasLedToGuild: readSession(LED_TO_GUILD) !== null,
    isShown: admittedPath === pathname,
  })
  const isVote = pathname === PAGE.VOTE_LEADERBOARD.path
  const isLedToGuild = decision.kind === 'go' && decision.reason === 'guild'
  useEffect(() => {
    if (isVote) writeSession(VOTE_VISITED, '1')
    if (isLedToGuild) writeSession(LED_TO_GUILD, '1')
  }, [isVote, isLedToGuild])

  const queryClient = useQueryClient()
  const [hasRestored, setRestored] = useState(false)
  const isCutOff = !hasRestored && Object.values(queries).some(({ code }) => code === 'network')
  useEffect(() => {
    if (isCutOff) void restore(queryClient).then(() => setRestored(true))
  }, [isCutOff, queryClient])

  const [fetchedPath, setFetchedPath] = useState<string | null>(null)
  useEffect(() => {
    if (hasLaunchData) void prefetchPage(pathname).then(() => setFetchedPath(pathname))
  }, [hasLaunchData, pathname])

  // The splash stays until the first page's code is loaded. Later pages show a delayed loading state.
  const isFirst = admittedPath === null
  const isAdmitted = decision.kind === 'proceed' && (!isFirst || fetchedPath === pathname)
  if (isAdmitted && !isFirst && admittedPath !== pathname) setAdmittedPath(pathname)
  // A transition renders the first page in slices of a few milliseconds instead of one long task.
  useEffect(() => {
    if (isAdmitted && isFirst) startTransition(() => setAdmittedPath(pathname))
  }, [isAdmitted, isFirst, pathname])

  const navigate = useAppNavigate()
  const isHome = decision.kind === 'proceed' && pathname === PAGE.HOME.path
  useEffect(() => {
    if (isHome && startParamText()?.includes('-')) void followLink(navigate)
  }, [isHome, navigate])

  if (isCutOff && decision.kind === 'go') return <LoadingScreen />
  if (decision.kind === 'go') return <Redirect to={decision.to} state={{ reason: decision.reason }} />
  if (isFirst || (!isAdmitted && admittedPath !== pathname)) return <LoadingScreen />
  return <Outlet />
}
