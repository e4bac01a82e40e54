/** Route names of the specification (row 32), two with its spelling (T38). */
export const ROUTES = {
  HOME: '/',
  EARN: '/earn',
  UPGRAGE_V2: '/v2/upgrade',
  FRIENDS: '/friends',
  AIRDROP: '/airdrop',
  IAP: '/iap',
  MARKETPLACE: '/marketplace',
  TOK_LEADERBOARD: '/tok-leaderboard',
  ACHIEVEMENTS: '/achievements',
  MONSTER_HUNT: '/monster-hunt',
  KOMBAT_PREP: '/kombat_prep',
  TIER: '/tier',
} as const

/** All paths of the game (rows 22-32); a test forbids paths elsewhere. */
export const PLACES = {
  ...ROUTES,
  UPGRADE: '/upgrade',
  ONBOARD: '/onboard',
  ONBOARD_V2: '/v2/onboard',
  KOMBAT: '/kombat',
  KOMBAT_RESULT: '/kombat/result',
  KOMBAT_REPLAY: '/kombat-replay',
  FRIENDLY_KOMBAT: '/friendly-kombat',
  HISTORY: '/history',
  INVENTORY: '/inventory',
  SETTINGS: '/settings',
  SWITCH_HOUSE: '/switch-house',
  LEADERBOARD: '/leaderboard',
  REFER_LEADERBOARD: '/refer-leaderboard',
  TIER_LIST: '/tier-list',
  LEDGER: '/ledger',
  INBOX: '/inbox',
  FAIR_PLAY: '/fair-play',
  REFINE_ITEM: '/inventory/refine-item',
  GUIDE_AWAKENING: '/guide-awakening',
  UPGRADE_STONE: '/upgrade-stone',
  LUCK: '/luck',
  COLLECTION: '/collection',
  GUILD_BOSS: '/guild_boss/:slug',
  BOSS_LEADERBOARD: '/boss-leaderboard',
  ERROR: '/error',
  MAINTENANCE: '/maintenance',
} as const

/** Specified pages that are not built yet (rows 27-31, 178). */
export const NOT_OPEN = {
  LEAGUE_LEADERBOARD: '/league-leaderboard',
  TON_LEADERBOARD: '/ton-leaderboard',
  VOTE_LEADERBOARD: '/vote-leaderboard',
  SHOWCASE: '/showcase',
  PUBLIC_SHOWCASE: '/showcase/public',
  TOURNAMENT: '/tournament',
  TOURNAMENT_RESULT: '/daily-tournament-result',
  GUILDS: '/guild',
  MY_GUILD: '/my-guild',
  GUILD: '/guild_detail/:id',
} as const

/** A path without a query; some have a parameter, as `:slug`. */
export type Path = (typeof PLACES)[keyof typeof PLACES]
/** A path whose parameter is filled in. */
type Filled<P extends string> = P extends `${infer Head}:${string}` ? `${Head}${string}` : P
/** A path with an optional query. */
export type Address = Filled<Path> | `${Filled<Path>}?${string}` | `/guild_detail/${string}`

/** Tabs of the inventory in an address; `pet` is the specification's name of the stones tab. */
export type InventoryTab = 'equipment' | 'materials' | 'stones' | 'pet' | 'boss'
/** Tabs of the market. */
export const MARKET_TABS = ['market', 'offers', 'history', 'wishes'] as const
export type MarketTab = (typeof MARKET_TABS)[number]
/** Tabs of the blacksmith; `bulk` takes many items apart at once. */
export const SMITH_TABS = ['refine', 'dismantle', 'bulk'] as const
export type SmithTab = (typeof SMITH_TABS)[number]

/** Navigation state of the blacksmith (row 117), which wins over its query. */
export interface SmithState {
  readonly itemId: string
  readonly tab?: SmithTab
}

/** Addresses with parameters. */
export const to = {
  /** Replay of a stored fight; `verify` opens its verification (row 97). */
  replay: (replayId: string, verify = false): Address =>
    `${PLACES.KOMBAT_REPLAY}?id=${replayId}${verify ? '&verify=1' : ''}`,
  result: (replayId: string): Address => `${PLACES.KOMBAT_RESULT}?fight=${replayId}`,
  /** Challenge link of a player (row 96). */
  challenge: (userId: string): Address => `${PLACES.FRIENDLY_KOMBAT}?id=${userId}`,
  inventory: (tab: InventoryTab): Address => `${PLACES.INVENTORY}?tab=${tab}`,
  /** An item's card; another player's item needs its owner (row 105). */
  item: (id: string, owner?: number): Address =>
    `${PLACES.INVENTORY}?item=${id}${owner === undefined ? '' : `&owner=${owner}`}`,
  /** The blacksmith at an item, also by a link or after a reload (row 117). */
  refineItem: (itemId: string, tab: SmithTab = 'refine'): Address => `${PLACES.REFINE_ITEM}?item=${itemId}&tab=${tab}`,
  /** Merging stones; with a stack of the player's it lies ready (row 136). */
  upgradeStone: (id: string): Address => `${PLACES.UPGRADE_STONE}?stone=${id}`,
  /** Taking many items apart at once (extra 15). */
  bulkDismantle: (): Address => `${PLACES.REFINE_ITEM}?tab=bulk`,
  /** The market: a tab, or its list narrowed and sorted as the query says. */
  market: (search: Readonly<Record<string, string>> = {}): Address => {
    const query = new URLSearchParams(search).toString()
    return query === '' ? PLACES.MARKETPLACE : `${PLACES.MARKETPLACE}?${query}`
  },
  /** An offer on the market, also by start parameter (T27). */
  listing: (id: string): Address => `${PLACES.MARKETPLACE}?listing=${encodeURIComponent(id)}`,
  /** A guild, also by start parameter (row 9). */
  guild: (id: string): Address => `/guild_detail/${id}`,
  /** A boss's page, also by start parameter (row 142, T27). */
  guildBoss: (slug: string): Address => `/guild_boss/${encodeURIComponent(slug)}`,
  /** The damage boards of a boss (rows 144-146). */
  bossLeaderboard: (slug: string, board: 'individual' | 'guild' = 'individual'): Address =>
    `${PLACES.BOSS_LEADERBOARD}?slug=${encodeURIComponent(slug)}${board === 'guild' ? '&board=guild' : ''}`,
} as const

const PATH = new RegExp(`^(${Object.values(PLACES).join('|').replace(/:\w+/g, '[^/?]+')})(\\?|$)`)

/** Parses untyped state into an address; null if invalid. */
export const addressOf = (text: unknown): Address | null =>
  typeof text === 'string' && PATH.test(text) ? (text as Address) : null
