import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { refetchOnReturn } from '../api/foreground.ts'
import { onSessionEnd, type SessionEnd } from '../api/session-end.ts'
import { isFightRunning } from './fight-running.ts'
import { OTHER_ROUTES } from './route-names.ts'

/** What is no matter of the first screen starts this long after it. */
const AFTER_START_MS = 1500

const startAfterwards = (queryClient: QueryClient): (() => void) => {
  let isOver = false
  let stop: (() => void) | undefined
  const timer = setTimeout(async () => {
    // Where its code cannot be fetched, the game goes on without it.
    const later = await import('./start-later.ts').catch(() => null)
    if (!isOver) stop = later?.startLater(queryClient)
  }, AFTER_START_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}

/** Watches over a running game: fresh numbers on return to the foreground, and a place to go when the session ends. */
export const SessionGuard = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = useEffectEvent((reason: SessionEnd) => {
    // A fight that runs was stored and paid before its first frame; the player sees its end first.
    if (isFightRunning(pathname)) return
    if (reason === 'expired') navigate(OTHER_ROUTES.ERROR, { replace: true, state: { reason } })
    else navigate(reason === 'banned' ? OTHER_ROUTES.FAIR_PLAY : OTHER_ROUTES.MAINTENANCE, { replace: true })
  })
  useEffect(() => onSessionEnd((reason) => leave(reason)), [])
  useEffect(() => refetchOnReturn(queryClient), [queryClient])
  useEffect(() => startAfterwards(queryClient), [queryClient])
  return null
}
