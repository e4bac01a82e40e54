import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import { onActiveChange } from '../platform/active.ts'
import { markStaleOnReturn } from './cache.ts'
import { openHome } from './home-opening.ts'

/** Data that time and other devices change, and pages that others change: of these, what is looked at. */
const FRESH_ON_RETURN = [
  ...['users.balance', 'users.lastClaim', 'combats.energy', 'combats.find'],
  ...['guild.get', 'guild.requests', 'friends.list', 'leaderboard.page', 'leaderboard.me', 'league.board'],
  ...['boss.individualBoard', 'boss.guildBoard', 'boss.boardMe'],
] as const satisfies readonly CallName[]

/** Queries that the startup gate waits for. */
const GATE = ['settings.get', 'season.get', 'guild.me', 'users.me', 'combats.me'] as const satisfies readonly CallName[]

/** Refetches on return to the foreground; returns the unsubscribe function. */
export const refetchOnReturn = (client: QueryClient): (() => void) =>
  onActiveChange((isActive) => {
    if (isActive) markStaleOnReturn(client, FRESH_ON_RETURN)
  })

/** Resets the gate's queries and opens home anew. */
export const resetGate = (client: QueryClient): void => {
  openHome(client)
  for (const name of GATE) client.removeQueries({ queryKey: [name] })
}

/** Refetches failed queries. */
export const refetchFailed = (client: QueryClient): void =>
  void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
