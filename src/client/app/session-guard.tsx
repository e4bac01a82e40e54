import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { refetchOnReturn } from '../api/foreground.ts'
import { onSessionEnd, type SessionEnd } from '../api/session-end.ts'
import { isFightRunning } from './fight-running.ts'
import { OTHER_ROUTES } from './route-names.ts'

/** Watches over a running game: fresh numbers on return to the foreground, and a place to go when the session ends. */
export const SessionGuard = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = useEffectEvent((reason: SessionEnd) => {
    // A fight that runs was stored and paid before its first frame; the player sees its end first.
    if (isFightRunning(pathname)) return
    if (reason === 'expired') navigate(OTHER_ROUTES.ERROR, { replace: true, state: { reason } })
    else navigate(OTHER_ROUTES.MAINTENANCE, { replace: true })
  })
  useEffect(() => onSessionEnd((reason) => leave(reason)), [])
  useEffect(() => refetchOnReturn(queryClient), [queryClient])
  return null
}
