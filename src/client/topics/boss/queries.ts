import { callQuery } from '#client/api/call-query.ts'
import type { BossSlug } from '#rules/boss/boss.ts'
import type { BossBoard } from '#rules/boss/boss-places.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'

/** How often an open boss page refetches, because the whole guild changes the pool. */
const POOL_REFETCH_MS = 20 * MS_PER_SECOND
/** The server rebuilds the boards once a minute (R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

export const activeBossesQuery = callQuery('boss.active')

/** Boss news for the dialog that greets a returning player. `sinceMs` is the player's last action. */
export const bossesMeanwhileQuery = (sinceMs: number) =>
  callQuery('boss.meanwhile', { query: { since: new Date(sinceMs).toISOString() } })

export const bossPageQuery = (slug: BossSlug) => ({
  ...callQuery('boss.get', { params: { slug } }),
  staleTime: 0,
  refetchInterval: POOL_REFETCH_MS,
})

export const bossFightsLeftQuery = (slug: BossSlug) => ({ ...bossPageQuery(slug), refetchInterval: false as const })

export const bossBoardQuery = (board: BossBoard, slug: BossSlug, page: number) => ({
  ...callQuery(board === 'guild' ? 'boss.guildBoard' : 'boss.individualBoard', { params: { slug }, query: { page } }),
  staleTime: BOARD_STALE_MS,
})

export const bossBoardMeQuery = (slug: BossSlug) => ({
  ...callQuery('boss.boardMe', { params: { slug } }),
  staleTime: BOARD_STALE_MS,
})

export const bossLootQuery = { ...callQuery('others.list'), staleTime: 0 }
