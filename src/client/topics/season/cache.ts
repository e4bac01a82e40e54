import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'

/** Everything that a season's start changes (R28, R29). */
export const refreshSeason = (client: QueryClient): void =>
  markStale(client, [
    'season.get',
    'combats.season',
    'season.me',
    'season.reward',
    'combats.me',
    'leaderboard.page',
    'leaderboard.me',
    'league.reward',
    'league.waiting',
    'league.board',
    'league.points',
  ])
