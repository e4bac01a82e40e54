import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '../../contracts/schemas.ts'
import { USER_SEASON_DEFAULT } from '../../rules/constants.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import { callWith } from '../api/call.ts'
import { callQuery } from '../api/call-query.ts'
import { homeQuery, orWhenNotFound } from './home-queries.ts'

// All queries of the client with their stale time: one hour by default (row 19, A9),
// since the player's own moves update the cache in `moves/`.

/** Friends fight and claim while the page is closed. */
const FRIENDS_STALE_MS = 30 * MS_PER_SECOND
/** Rebuild interval of the leaderboards (R35). */
const BOARD_STALE_MS = MS_PER_MINUTE

type UserSeason = CallData<'season.me'>
const DEFAULT_SEASON: UserSeason = {
  id: '',
  user_id: 0,
  reward: '',
  current_season: USER_SEASON_DEFAULT,
  description: '',
  created_at: '',
  updated_at: '',
  claimed_at: null,
  metadata: {},
}

/**
 * The player's season record; 404 is read as the default record (row 152, T30), of which nothing was claimed.
 * @public The new-season dialog (row 192) reads it.
 */
export const userSeasonQuery = queryOptions({
  ...callQuery('season.me'),
  queryFn: ({ signal }): Promise<UserSeason> =>
    callWith('season.me', undefined, { signal }).catch(orWhenNotFound<UserSeason>(DEFAULT_SEASON)),
})

/** STAR balance. */
export const starsQuery = callQuery('users.stars')
/** STAR spent on the army ladder (row 159). */
export const armySpentQuery = callQuery('users.starsSpent', { params: { category: 'upgrade-army-rank' } })
/** Available boosts and the end of the last one (R42); changed by midnight and other devices. */
export const boostSourcesQuery = { ...homeQuery('users.boostSources'), staleTime: 0 }

/** The seven-day check-in (R40); resets at midnight. */
export const checkInQuery = { ...homeQuery('daily.get'), staleTime: 0 }
/** What others did while the player was away; null after a short absence. */
export const awayQuery = { ...homeQuery('combats.away'), staleTime: 0 }
/** Tasks of Earn. */
export const tasksQuery = homeQuery('tasks.list')
/** Honor missions. */
export const missionsQuery = homeQuery('upgrades.missions')
/** The inbox: unclaimed first. */
export const inboxQuery = { ...homeQuery('inbox.list'), staleTime: 0 }
/** The player's wishes for the market, and the open offers that meet them (extra 13). */
export const wishesQuery = { ...homeQuery('market.wishes'), staleTime: 0 }
/** Time of the latest news (row 34). */
export const newsQuery = { ...homeQuery('channel.latestNews'), staleTime: 0 }

/** Everything that the player has, in the order of the inventory (T1). */
export const inventoryQuery = callQuery('equipments.mine')
/** The six materials, with how much of each the player has (row 121). */
export const materialsQuery = callQuery('materials.mine')
/** What the player has ever had (extra 11); a drop or a merge adds to it. */
export const collectionQuery = { ...callQuery('collection.get'), staleTime: 0 }
/** One of the two saved outfits (extra 11). */
export const presetQuery = (number: number) => callQuery('equipments.preset', { params: { number } })
/** Whether the welcome sword was claimed (R04). */
export const welcomeQuery = callQuery('equipments.welcome')
/** Stones of the player, loose and on the pet. */
export const stonesQuery = callQuery('stones.mine')
/** Equipped items with their names. */
export const equippedQuery = callQuery('equipments.equipped')
/** An item by itself; another player's lies with its owner (rows 105, 110). */
export const itemQuery = (id: string, owner: number | null = null) =>
  callQuery('equipments.get', { params: { id }, ...(owner !== null && { query: { owner } }) })
/** What an item would come apart into (row 118). */
export const dismantlePreviewQuery = (id: string) => callQuery('equipments.dismantlePreview', { params: { id } })
/** The pending opponent (R11). Never cached: a fought one must not come back. */
export const opponentQuery = { ...callQuery('combats.find'), staleTime: 0, gcTime: 0 }
/** Opponent of a challenge by name or id (R11); its gear may have changed. */
export const opponentPreviewQuery = (query: string) => ({
  ...callQuery('combats.opponent', { params: { query } }),
  staleTime: 0,
})
/** A stored fight by replay id; kept for 30 days (R10). */
export const replayQuery = (replayId: string) => callQuery('combats.replay', { params: { id: replayId } })
/** Server-side verification of a stored fight. */
export const verificationQuery = (replayId: string) => callQuery('combats.verify', { params: { id: replayId } })

/** Filter of a fight list. */
export type HistoryTab = 'all' | 'attacker' | 'defender'

/** A page of the fights of the last 30 days, newest first; 1-based (extra 2). */
export const historyQuery = (tab: HistoryTab, page: number) =>
  callQuery('combats.history', { query: tab === 'all' ? { page } : { page, as: tab } })

/** Price and earliest time of the next house move (R41). */
export const houseTermsQuery = callQuery('combats.houseTerms')

/** The three hunt stages (row 175). */
export const huntStagesQuery = callQuery('hunting.stages')
/** The running or uncollected hunt, or null; another device may have changed it. */
export const huntQuery = { ...homeQuery('hunting.current'), staleTime: 0 }
/** Total demons felled and milestones. */
export const huntMilestonesQuery = { ...homeQuery('hunting.milestones'), staleTime: 0 }

/** A page of referred friends with link and terms; 1-based (R39). */
export const friendsQuery = (page: number) => ({
  ...callQuery('friends.list', { query: { page } }),
  staleTime: FRIENDS_STALE_MS,
})

/** The available leaderboards. */
export const BOARDS = ['pvp', 'tok', 'refer'] as const
export type Board = (typeof BOARDS)[number]

/** Twenty rows of a leaderboard; 1-based pages. */
export const boardQuery = (board: Board, page: number) => ({
  ...callQuery('leaderboard.page', { params: { board }, query: { page } }),
  staleTime: BOARD_STALE_MS,
})
/** The player's own row of a leaderboard. */
export const ownRowQuery = (board: Board) => ({
  ...callQuery('leaderboard.me', { params: { board } }),
  staleTime: BOARD_STALE_MS,
})

/** Ledger filter: all, one currency, or everything else. */
export const LEDGER_FILTERS = ['all', 'tok', 'star', 'goods'] as const
export type LedgerFilter = (typeof LEDGER_FILTERS)[number]

/** Fifty ledger rows, newest first; `after` is the previous page's `next`. */
export const ledgerQuery = (filter: LedgerFilter, after?: string) => ({
  ...callQuery('users.ledger', {
    query: { ...(filter === 'all' ? {} : { asset: filter }), ...(after === undefined ? {} : { after }) },
  }),
  staleTime: 0,
})

/** Preferences stored by the server. */
export const preferencesQuery = homeQuery('users.preferences')
/** How far the export and the deletion of a large account are; the server works on both. */
export const dataProgressQuery = { ...callQuery('users.dataProgress'), staleTime: 0 }
/** The chain of the player's luck, and what came of its rolls beside what was promised (R46). */
export const luckQuery = { ...callQuery('luck.get'), staleTime: 0 }
/** Fifty rolls, newest first; `after` is the previous page's `next` (R46). */
export const luckRollsQuery = (after?: string) => ({
  ...callQuery('luck.rolls', { query: after === undefined ? {} : { after } }),
  staleTime: 0,
})

/** Paid re-rolls of an item today (row 128, R20). */
export const rerollCountQuery = (id: string) => ({
  ...callQuery('equipments.rerollCount', { params: { id } }),
  staleTime: 0,
})
/** Free re-rolls of an item today (row 128, T16). */
export const freeRerolledQuery = (id: string) => ({
  ...callQuery('equipments.freeRerolled', { query: { user_equipment_id: id } }),
  staleTime: 0,
})
/** Free re-rolls of all items today (T16). */
export const freeRerollsOfDayQuery = { ...callQuery('equipments.freeRerolled', {}), staleTime: 0 }
/** Credits for free re-rolls, earned by ads (row 128, T17). */
export const adCreditsQuery = { ...callQuery('ads.count'), staleTime: 0 }

/** Account status; an operator may have just changed it. */
export const fairPlayQuery = { ...callQuery('users.fairPlay'), staleTime: 0 }
