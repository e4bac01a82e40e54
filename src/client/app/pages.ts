import { type ComponentType, createElement } from 'react'
import type { LaterBundle } from '../../languages/en/bundles.ts'
import { NOT_OPEN, PAGE, type Page, pageAt } from '../game/page-addresses.ts'
import { loadBundle } from '../i18n/i18n.ts'
import { type OnDemand, onDemand } from '../ui/feedback/on-demand.tsx'
import type { TabName } from './bottom-nav.tsx'
import { PageComing } from './loading-screen.tsx'
import { NotOpenScreen } from './not-open-screen.tsx'

type NotOpenPath = (typeof NOT_OPEN)[keyof typeof NOT_OPEN]

/** A page component; its parameters come from the URL. */
export interface PageRow {
  readonly paths: readonly (Page['path'] | NotOpenPath)[]
  /** Rendered above the five tabs. */
  readonly frame: 'tabs' | 'alone'
  /** Behind the startup gate. */
  readonly gate: boolean
  readonly isOpen: boolean
  readonly Page: OnDemand<object>
}

interface PageOptions {
  /** Bundles of texts loaded with its code. */
  readonly bundles?: readonly LaterBundle[]
  readonly frame?: PageRow['frame']
  readonly gate?: boolean
}

/** The colours that home, the first screen, does without. */
const loadPalette = (): Promise<unknown> => import('../ui/palette.css')

/** A lazy-loaded page with its texts (row 18). */
const page = (
  pages: readonly Page[],
  loadScreen: () => Promise<ComponentType>,
  { bundles = [], frame = 'alone', gate = true }: PageOptions = {},
): PageRow => ({
  paths: pages.map(({ path }) => path),
  frame,
  gate,
  isOpen: true,
  Page: onDemand(async () => {
    const isFirst = pages[0] === PAGE.HOME
    const [Screen] = await Promise.all([loadScreen(), isFirst || loadPalette(), ...bundles.map(loadBundle)])
    return Screen
  }, PageComing),
})

/** Placeholder of a page that is not built yet. */
const notOpen = (path: PageRow['paths'][number], tab?: TabName): PageRow => ({
  paths: [path],
  frame: 'tabs',
  gate: true,
  isOpen: false,
  Page: Object.assign(() => createElement(NotOpenScreen, { ...(tab && { tab }) }), {
    prefetch: () => Promise.resolve(),
  }),
})

/** All pages; the routes map over them (rows 22-31). */
export const PAGES: readonly PageRow[] = [
  page([PAGE.HOME], async () => (await import('../topics/home/screens/home-screen.tsx')).HomeScreen, {
    frame: 'tabs',
  }),
  page([PAGE.EARN], async () => (await import('../topics/tasks/screens/earn-screen.tsx')).EarnScreen, {
    bundles: ['tasks'],
    frame: 'tabs',
  }),
  page(
    [PAGE.UPGRAGE_V2, PAGE.UPGRADE],
    async () => (await import('../topics/upgrades/screens/upgrades-screen.tsx')).UpgradesScreen,
    { bundles: ['upgrades'], frame: 'tabs' },
  ),
  page([PAGE.FRIENDS], async () => (await import('../topics/friends/screens/friends-screen.tsx')).FriendsScreen, {
    bundles: ['friends'],
    frame: 'tabs',
  }),
  notOpen(PAGE.AIRDROP.path, 'reward'),
  ...[PAGE.IAP.path, PAGE.ACHIEVEMENTS.path, ...Object.values(NOT_OPEN)].map((path) => notOpen(path)),
  page(
    [PAGE.ONBOARD, PAGE.ONBOARD_V2],
    async () => (await import('../topics/house/screens/onboarding/onboarding-screen.tsx')).OnboardingScreen,
    { bundles: ['onboarding'] },
  ),
  page(
    [PAGE.KOMBAT_PREP],
    async () => (await import('../topics/kombat/screens/prep/kombat-prep-screen.tsx')).KombatPrepScreen,
    { bundles: ['kombat'] },
  ),
  page(
    [PAGE.KOMBAT],
    async () => {
      const { KombatScreen } = await import('../topics/kombat/screens/battle/kombat-screen.tsx')
      // A fight is long enough for it: the result then opens out of the arena at once.
      void prefetchPage(PAGE.KOMBAT_RESULT.path)
      return KombatScreen
    },
    { bundles: ['kombat'] },
  ),
  page(
    [PAGE.KOMBAT_RESULT],
    async () => (await import('../topics/kombat/screens/result/kombat-result-screen.tsx')).KombatResultScreen,
    { bundles: ['kombat'] },
  ),
  page(
    [PAGE.FRIENDLY_KOMBAT],
    async () => (await import('../topics/kombat/screens/battle/friendly-screen.tsx')).FriendlyScreen,
    {
      bundles: ['kombat'],
    },
  ),
  page(
    [PAGE.KOMBAT_REPLAY],
    async () => (await import('../topics/kombat/screens/battle/replay/replay-screen.tsx')).ReplayScreen,
    {
      bundles: ['kombat', 'replay'],
    },
  ),
  page(
    [PAGE.HISTORY],
    async () => (await import('../topics/kombat/screens/history/history-screen.tsx')).HistoryScreen,
    {
      bundles: ['history'],
    },
  ),
  page([PAGE.INVENTORY], async () => (await import('../topics/items/screens/inventory-screen.tsx')).InventoryScreen, {
    bundles: ['kombat', 'items', 'inventory', 'trade', 'stones', 'boss'],
  }),
  page([PAGE.MARKETPLACE], async () => (await import('../topics/market/screens/market-screen.tsx')).MarketScreen, {
    bundles: ['kombat', 'items', 'trade', 'market'],
  }),
  page([PAGE.MONSTER_HUNT], async () => (await import('../topics/hunt/screens/hunt-screen.tsx')).MonsterHuntScreen, {
    bundles: ['hunt'],
  }),
  page(
    [PAGE.LEADERBOARD, PAGE.TOK_LEADERBOARD, PAGE.REFER_LEADERBOARD],
    async () => (await import('../topics/leaderboards/screens/board-screen.tsx')).BoardScreen,
    { bundles: ['leaderboards'] },
  ),
  page([PAGE.TIER], async () => (await import('../topics/season/screens/tier-screen.tsx')).TierScreen, {
    bundles: ['season', 'army'],
  }),
  page([PAGE.TIER_LIST], async () => (await import('../topics/season/screens/tier-list-screen.tsx')).TierListScreen, {
    bundles: ['season'],
  }),
  page(
    [PAGE.SWITCH_HOUSE],
    async () => (await import('../topics/house/screens/switch-house/switch-house-screen.tsx')).SwitchHouseScreen,
    { bundles: ['switchHouse'] },
  ),
  page([PAGE.LEDGER], async () => (await import('../topics/ledger/screens/ledger-screen.tsx')).LedgerScreen, {
    bundles: ['ledger'],
  }),
  page([PAGE.INBOX], async () => (await import('../topics/inbox/screens/inbox-screen.tsx')).InboxScreen, {
    bundles: ['inbox', 'ledger'],
  }),
  page([PAGE.REFINE_ITEM], async () => (await import('../topics/blacksmith/screens/smith-screen.tsx')).SmithScreen, {
    bundles: ['blacksmith', 'items'],
  }),
  page(
    [PAGE.GUIDE_AWAKENING],
    async () =>
      (await import('../topics/blacksmith/screens/guide-awakening/guide-awakening-screen.tsx')).GuideAwakeningScreen,
    { bundles: ['guideAwakening', 'items'] },
  ),
  page(
    [PAGE.UPGRADE_STONE],
    async () => (await import('../topics/stones/screens/stone-upgrade-screen.tsx')).StoneUpgradeScreen,
    { bundles: ['kombat', 'stones'] },
  ),
  page(
    [PAGE.GUILD_BOSS, PAGE.BOSS_LEADERBOARD],
    async () => (await import('../topics/boss/screens/boss-pages.tsx')).BossPages,
    {
      bundles: ['boss', 'kombat'],
    },
  ),
  page([PAGE.SETTINGS], async () => (await import('../topics/settings/screens/settings-screen.tsx')).SettingsScreen, {
    bundles: ['settings', 'account'],
  }),
  page(
    [PAGE.COLLECTION],
    async () => (await import('../topics/collection/screens/collection-screen.tsx')).CollectionScreen,
    { bundles: ['collection', 'kombat', 'trade'] },
  ),
  page(
    [PAGE.GUILDS, PAGE.GUILD, PAGE.MY_GUILD],
    async () => (await import('../topics/guild/screens/guild-pages.tsx')).GuildPages,
    { bundles: ['guild', 'kombat'] },
  ),
  page([PAGE.FAIR_PLAY], async () => (await import('../topics/account/screens/fair-play-screen.tsx')).FairPlayScreen, {
    bundles: ['fairPlay', 'account'],
    gate: false,
  }),
  page([PAGE.LUCK], async () => (await import('../topics/luck/screens/luck-screen.tsx')).LuckScreen, {
    bundles: ['luck', 'items', 'ledger'],
  }),
]

/** Prefetches the page's code. Never rejects: failures surface in the real load. */
export const prefetchPage = async (pathname: string): Promise<void> => {
  const path = pageAt(pathname)?.path
  await PAGES.find(({ paths }) => path && paths.includes(path))?.Page.prefetch()
}
