import type { LoopName } from '#assets/manifest/sound-names.ts'
import { BOARD_IDS, type BoardId } from '#rules/leaderboards/boards.ts'

interface PageData {
  readonly path: string
  /** Where the page's way back leads if no other page led here. */
  readonly back?: string
  /** The page's music if it is not the menu's. Null: the page sets it itself. */
  readonly music?: LoopName | null
}
type PageTable = Readonly<Record<string, PageData>>

/** Routes of the specification (row 32), with its spelling of names and paths, as in `UPGRAGE_V2` (T38). */
export const ROUTES = {
  HOME: { path: '/' },
  EARN: { path: '/earn', back: '/' },
  UPGRAGE_V2: { path: '/v2/upgrade', back: '/' },
  FRIENDS: { path: '/friends' },
  AIRDROP: { path: '/airdrop' },
  IAP: { path: '/iap', back: '/', music: 'market' },
  MARKETPLACE: { path: '/marketplace', back: '/', music: 'market' },
  TOK_LEADERBOARD: { path: '/tok-leaderboard', back: '/' },
  ACHIEVEMENTS: { path: '/achievements', back: '/' },
  MONSTER_HUNT: { path: '/monster-hunt', back: '/', music: 'hunt' },
  KOMBAT_PREP: { path: '/kombat_prep', back: '/' },
  TIER: { path: '/tier', back: '/' },
} as const satisfies PageTable

/** All pages but the leaderboards that `BOARD_PAGE` adds (rows 22-32); a test forbids paths elsewhere. */
export const PAGE = {
  ...ROUTES,
  UPGRADE: { path: '/upgrade' },
  ONBOARD: { path: '/onboard', music: 'map' },
  ONBOARD_V2: { path: '/v2/onboard', music: 'map' },
  KOMBAT: { path: '/kombat', back: '/kombat_prep', music: 'battle' },
  KOMBAT_RESULT: { path: '/kombat/result', back: '/', music: null },
  KOMBAT_REPLAY: { path: '/kombat-replay', back: '/' },
  FRIENDLY_KOMBAT: { path: '/friendly-kombat', back: '/kombat_prep' },
  HISTORY: { path: '/history', back: '/kombat_prep' },
  INVENTORY: { path: '/inventory', back: '/kombat_prep' },
  WARDROBE: { path: '/wardrobe', back: '/inventory' },
  SETTINGS: { path: '/settings', back: '/' },
  SWITCH_HOUSE: { path: '/switch-house', back: '/' },
  LEADERBOARD: { path: '/leaderboard', back: '/' },
  REFER_LEADERBOARD: { path: '/refer-leaderboard', back: '/friends' },
  LEAGUE_LEADERBOARD: { path: '/league-leaderboard', back: '/' },
  VOTE_LEADERBOARD: { path: '/vote-leaderboard', back: '/guild' },
  LEAGUE_POINTS: { path: '/league-points', back: '/league-leaderboard' },
  TOURNAMENT: { path: '/tournament', back: '/' },
  TOURNAMENT_RESULT: { path: '/daily-tournament-result', back: '/tournament' },
  TOURNAMENT_VERIFY: { path: '/tournament-verify', back: '/tournament' },
  TIER_LIST: { path: '/tier-list', back: '/tier' },
  MY_SEASON: { path: '/my-season', back: '/tier' },
  LEDGER: { path: '/ledger', back: '/settings' },
  INBOX: { path: '/inbox', back: '/' },
  WALLET: { path: '/wallet', back: '/airdrop' },
  PURCHASES: { path: '/purchases', back: '/iap' },
  FAIR_PLAY: { path: '/fair-play', back: '/settings' },
  REFINE_ITEM: { path: '/inventory/refine-item', back: '/inventory' },
  GUIDE_AWAKENING: { path: '/guide-awakening', back: '/inventory' },
  UPGRADE_STONE: { path: '/upgrade-stone', back: '/inventory?tab=pet' },
  LUCK: { path: '/luck', back: '/fair-play' },
  SHOWCASE: { path: '/showcase', back: '/' },
  PUBLIC_SHOWCASE: { path: '/showcase/public', back: '/' },
  COLLECTION: { path: '/collection', back: '/inventory' },
  GUILD_BOSS: { path: '/guild_boss/:slug', back: '/kombat_prep' },
  BOSS_LEADERBOARD: { path: '/boss-leaderboard' },
  GUILDS: { path: '/guild', back: '/' },
  MY_GUILD: { path: '/my-guild', back: '/' },
  GUILD: { path: '/guild_detail/:id', back: '/guild' },
  ERROR: { path: '/error' },
  MAINTENANCE: { path: '/maintenance' },
} as const satisfies PageTable

type BoardPages = { readonly [Id in BoardId]: { readonly path: `/${Id}-leaderboard`; readonly back: '/' } }

export const BOARD_PAGE = {
  ...(Object.fromEntries(BOARD_IDS.map((id) => [id, { path: `/${id}-leaderboard`, back: '/' }])) as BoardPages),
  pvp: PAGE.LEADERBOARD,
  tok: PAGE.TOK_LEADERBOARD,
  refer: PAGE.REFER_LEADERBOARD,
  league: PAGE.LEAGUE_LEADERBOARD,
  vote: PAGE.VOTE_LEADERBOARD,
} as const

export type Page = PageData & ((typeof PAGE)[keyof typeof PAGE] | (typeof BOARD_PAGE)[keyof typeof BOARD_PAGE])
type Filled<Pattern extends string> = Pattern extends `${infer Head}:${string}` ? `${Head}${string}` : Pattern
type FilledPath = Filled<Page['path']>
export type Address = FilledPath | `${FilledPath}?${string}`

export const filled = ({ path }: typeof PAGE.GUILD | typeof PAGE.GUILD_BOSS, parameter: string): Address =>
  path.replace(/:.*/, () => encodeURIComponent(parameter)) as Address

export const withQuery = (path: FilledPath, search: Readonly<Record<string, string>>): Address => {
  const query = new URLSearchParams(search).toString()
  return query === '' ? path : `${path}?${query}`
}

export const ALL_PAGES: readonly Page[] = [...new Set<Page>([...Object.values(PAGE), ...Object.values(BOARD_PAGE)])]

export const pageAt = (pathname: string): Page | undefined => {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  return (
    ALL_PAGES.find(({ path }) => path === pathname) ??
    ALL_PAGES.find(({ path }) => folder !== pathname && path.startsWith(`${folder}:`))
  )
}

export const addressOf = (text: unknown): Address | null =>
  typeof text === 'string' && pageAt(text.replace(/\?.*$/, '')) ? (text as Address) : null
