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
  GUILDS: '/guild',
  MY_GUILD: '/my-guild',
  GUILD: '/guild_detail/:id',
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
} as const

/** A path without a query; `:id` in it is a parameter. */
export type Path = (typeof PLACES)[keyof typeof PLACES]
type Filled<Pattern extends string> = Pattern extends `${infer Head}:${string}` ? `${Head}${string}` : Pattern
/** A path with its parameter and an optional query. */
export type Address = Filled<Path> | `${Filled<Path>}?${string}`

/** Tabs of the inventory in an address; `pet` is the specification's name of the stones tab. */
export type InventoryTab = 'equipment' | 'materials' | 'stones' | 'pet' | 'boss'
/** Tabs of the market. */
export const MARKET_TABS = ['market', 'offers', 'history', 'wishes'] as const
export type MarketTab = (typeof MARKET_TABS)[number]
/** Tabs of the own guild. */
export const GUILD_TABS = ['members', 'log', 'requests', 'settings'] as const
export type GuildTab = (typeof GUILD_TABS)[number]
/** Tabs of the blacksmith; `bulk` takes many items apart at once. */
export const SMITH_TABS = ['refine', 'dismantle', 'bulk'] as const
export type SmithTab = (typeof SMITH_TABS)[number]

/** Navigation state of the blacksmith (row 117), which wins over its query. */
export interface SmithState {
  readonly itemId: string
  readonly tab?: SmithTab
}

const withQuery = (place: Filled<Path>, search: Readonly<Record<string, string>>): Address => {
  const query = new URLSearchParams(search).toString()
  return query === '' ? place : `${place}?${query}`
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
  market: (search: Readonly<Record<string, string>> = {}): Address => withQuery(PLACES.MARKETPLACE, search),
  /** An offer on the market, also by start parameter (T27). */
  listing: (id: string): Address => `${PLACES.MARKETPLACE}?listing=${encodeURIComponent(id)}`,
  /** The list of guilds, searched and sorted as the query says; `found` opens the founding of one. */
  guilds: (search: Readonly<Record<string, string>> = {}): Address => withQuery(PLACES.GUILDS, search),
  /** A guild, also by start parameter (row 9). */
  guild: (id: string): Address => `/guild_detail/${id}`,
  /** A boss's page, also by start parameter (row 142, T27). */
  guildBoss: (slug: string): Address => `/guild_boss/${encodeURIComponent(slug)}`,
  /** The battle of a decided fight with a boss (row 143). */
  bossBattle: (replayId: string): Address => `${PLACES.KOMBAT}?boss=${replayId}`,
  /** A boss's page with what that fight brought. */
  bossResult: (slug: string, replayId: string): Address => `${to.guildBoss(slug)}?fight=${replayId}`,
  /** The damage boards of a boss (rows 144-146). */
  bossLeaderboard: (slug: string, board: 'individual' | 'guild' = 'individual'): Address =>
    `${PLACES.BOSS_LEADERBOARD}?slug=${encodeURIComponent(slug)}${board === 'guild' ? '&board=guild' : ''}`,
  /** The own guild at a tab. */
  myGuild: (tab: GuildTab): Address => `${PLACES.MY_GUILD}?tab=${tab}`,
} as const

const PATHS: readonly string[] = Object.values(PLACES)

/** The place that a path leads to, `/guild_detail/:id` for a guild's; undefined if there is none. */
export const placeOf = (path: string): string | undefined => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return PATHS.includes(path) ? path : PATHS.find((place) => folder !== path && place.startsWith(`${folder}:`))
}

/** Parses untyped state into an address; null if invalid. */
export const addressOf = (text: unknown): Address | null =>
  typeof text === 'string' && placeOf(text.replace(/\?.*$/, '')) ? (text as Address) : null
