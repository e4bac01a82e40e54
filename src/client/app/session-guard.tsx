import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { onSessionEnd, type SessionEnd } from '#client/api/session-end.ts'
import { forgetHome } from '#client/game/home-bootstrap.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { refetchOnReturn } from '#client/game/refresh.ts'
import { isFightRunning } from './fight-running.ts'

const AFTER_START_MS = 1500

const startAfterwards = (queryClient: QueryClient): (() => void) => {
  let isOver = false
  let stop: (() => void) | undefined
  const timer = setTimeout(async () => {
    const later = await import('./start-later.ts').catch(() => null)
    if (!isOver) stop = later?.startLater(queryClient)
  }, AFTER_START_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}

export const SessionGuard = () => {
  const queryClient = useQueryClient()
  const navigate = useAppNavigate()
  const { pathname } = useLocation()
  const leave = useEffectEvent((reason: SessionEnd) => {
    // A player whose ban is lifted would otherwise see cached errors.
    forgetHome(queryClient)
    // The fight is already stored and paid, so the player may see its end first.
    if (isFightRunning(pathname)) return
    if (reason === 'expired') navigate(PAGE.ERROR.path, { replace: true, state: { reason } })
    else navigate(reason === 'banned' ? PAGE.FAIR_PLAY.path : PAGE.MAINTENANCE.path, { replace: true })
  })
  useEffect(() => onSessionEnd((reason) => leave(reason)), [])
  useEffect(() => refetchOnReturn(queryClient), [queryClient])
  useEffect(() => startAfterwards(queryClient), [queryClient])
  return null
}
