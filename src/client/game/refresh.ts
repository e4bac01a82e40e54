import type { QueryClient } from '@tanstack/react-query'
import { onActiveChange } from '#client/platform/active.ts'
import type { CallName } from '#contracts/calls.ts'
import { markStaleOnReturn } from './cache.ts'
import { openHome } from './home-bootstrap.ts'

const FRESH_ON_RETURN = [
  ...['users.balance', 'users.lastClaim', 'combats.energy', 'combats.find'],
  ...['guild.get', 'guild.requests', 'friends.list', 'leaderboard.page', 'leaderboard.me', 'league.board'],
  ...['boss.individualBoard', 'boss.guildBoard', 'boss.boardMe'],
] as const satisfies readonly CallName[]

const GATE = ['settings.get', 'season.get', 'guild.me', 'users.me', 'combats.me'] as const satisfies readonly CallName[]

export const refetchOnReturn = (client: QueryClient): (() => void) =>
  onActiveChange((isActive) => {
    if (isActive) markStaleOnReturn(client, FRESH_ON_RETURN)
  })

export const resetGate = (client: QueryClient): void => {
  openHome(client)
  for (const name of GATE) client.removeQueries({ queryKey: [name] })
}

export const refetchFailed = (client: QueryClient): void =>
  void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
