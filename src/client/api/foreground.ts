import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import { onActiveChange } from '../platform/active.ts'

/** What other devices and the passing of time change: money, mining, energy and a pending opponent. */
const FRESH_ON_RETURN = [
  'users.balance',
  'users.lastClaim',
  'combats.energy',
  'combats.find',
] as const satisfies readonly CallName[]

/** Coming back to the foreground asks again for what may have changed meanwhile; the answer unsubscribes. */
export const refetchOnReturn = (queryClient: QueryClient): (() => void) =>
  onActiveChange((isActive) => {
    if (!isActive) return
    for (const name of FRESH_ON_RETURN) void queryClient.invalidateQueries({ queryKey: [name] })
  })
