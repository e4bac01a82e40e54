import type { BossSlug } from '../../../rules/boss/boss.ts'
import type { BossBoard } from '../../../rules/boss/boss-places.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'

/** While a boss's page is open: the pool is summed anew every five seconds, and the whole guild fights on it. */
const POOL_REFETCH_MS = 20 * MS_PER_SECOND
/** Rebuild interval of the boards (R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

/** The bosses by the calendar, the newest start first or last: the page sorts (row 142). */
export const activeBossesQuery = callQuery('boss.active')

/** A boss as its page needs it; what others do to the pool shows while it is looked at (rows 142, 143). */
export const bossPageQuery = (slug: BossSlug) => ({
  ...callQuery('boss.get', { params: { slug } }),
  staleTime: 0,
  refetchInterval: POOL_REFETCH_MS,
})

/** The same without asking again: how many fights are left. */
export const bossFightsLeftQuery = (slug: BossSlug) => ({ ...bossPageQuery(slug), refetchInterval: false as const })

/** A page of a damage board, from 1 (row 146). */
export const bossBoardQuery = (board: BossBoard, slug: BossSlug, page: number) => ({
  ...callQuery(board === 'guild' ? 'boss.guildBoard' : 'boss.individualBoard', { params: { slug }, query: { page } }),
  staleTime: BOARD_STALE_MS,
})

/** The caller's and the caller's guild's entry of the boards (row 145). */
export const bossBoardMeQuery = (slug: BossSlug) => ({
  ...callQuery('boss.boardMe', { params: { slug } }),
  staleTime: BOARD_STALE_MS,
})

/** Boss items and skin pieces of the player (row 147). */
export const bossLootQuery = { ...callQuery('others.list'), staleTime: 0 }
