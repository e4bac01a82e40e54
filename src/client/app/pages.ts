import { type ComponentType, createElement } from 'react'
import type { LaterBundle } from '../../languages/en/bundles.ts'
import { NOT_OPEN, type Path, PLACES, placeOf } from '../game/places.ts'
import { loadBundle } from '../i18n/i18n.ts'
import { type OnDemand, onDemand } from '../ui/feedback/on-demand.tsx'
import type { TabName } from './bottom-nav.tsx'
import { PageComing } from './loading-screen.tsx'
import { NotOpenScreen } from './not-open-screen.tsx'

type NotOpenPath = (typeof NOT_OPEN)[keyof typeof NOT_OPEN]

/** A page component; its parameters come from the URL. */
export interface PageRow {
  readonly places: readonly (Path | NotOpenPath)[]
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

/** A lazy-loaded page with its texts (row 18). */
const page = (
  places: readonly Path[],
  loadScreen: () => Promise<ComponentType>,
  { bundles = [], frame = 'alone', gate = true }: PageOptions = {},
): PageRow => ({
  places,
  frame,
  gate,
  isOpen: true,
  Page: onDemand(async () => {
    const [Screen] = await Promise.all([loadScreen(), ...bundles.map(loadBundle)])
    return Screen
  }, PageComing),
})

/** Placeholder of a page that is not built yet. */
const notOpen = (place: Path | NotOpenPath, tab?: TabName): PageRow => ({
  places: [place],
  frame: 'tabs',
  gate: true,
  isOpen: false,
  Page: Object.assign(() => createElement(NotOpenScreen, { ...(tab && { tab }) }), {
    prefetch: () => Promise.resolve(),
  }),
})

/** All pages; the routes map over them (rows 22-31). */
export const PAGES: readonly PageRow[] = [
  page([PLACES.HOME], async () => (await import('../topics/home/screens/home-screen.tsx')).HomeScreen, {
    frame: 'tabs',
  }),
  page([PLACES.EARN], async () => (await import('../topics/tasks/screens/earn-screen.tsx')).EarnScreen, {
    bundles: ['tasks'],
    frame: 'tabs',
  }),
  page(
    [PLACES.UPGRAGE_V2, PLACES.UPGRADE],
    async () => (await import('../topics/upgrades/screens/upgrades-screen.tsx')).UpgradesScreen,
    { bundles: ['upgrades'], frame: 'tabs' },
  ),
  page([PLACES.FRIENDS], async () => (await import('../topics/friends/screens/friends-screen.tsx')).FriendsScreen, {
    bundles: ['friends'],
    frame: 'tabs',
  }),
  notOpen(PLACES.AIRDROP, 'reward'),
  ...[PLACES.IAP, PLACES.ACHIEVEMENTS, ...Object.values(NOT_OPEN)].map((place) => notOpen(place)),
  page(
    [PLACES.ONBOARD, PLACES.ONBOARD_V2],
    async () => (await import('../topics/house/screens/onboarding/onboarding-screen.tsx')).OnboardingScreen,
    { bundles: ['onboarding'] },
  ),
  page(
    [PLACES.KOMBAT_PREP],
    async () => (await import('../topics/kombat/screens/prep/kombat-prep-screen.tsx')).KombatPrepScreen,
    { bundles: ['kombat'] },
  ),
  page(
    [PLACES.KOMBAT],
    async () => {
      const { KombatScreen } = await import('../topics/kombat/screens/battle/kombat-screen.tsx')
      // A fight is long enough for it: the result then opens out of the arena at once.
      void prefetchPage(PLACES.KOMBAT_RESULT)
      return KombatScreen
    },
    { bundles: ['kombat'] },
  ),
  page(
    [PLACES.KOMBAT_RESULT],
    async () => (await import('../topics/kombat/screens/result/kombat-result-screen.tsx')).KombatResultScreen,
    { bundles: ['kombat'] },
  ),
  page(
    [PLACES.FRIENDLY_KOMBAT],
    async () => (await import('../topics/kombat/screens/battle/friendly-screen.tsx')).FriendlyScreen,
    {
      bundles: ['kombat'],
    },
  ),
  page(
    [PLACES.KOMBAT_REPLAY],
    async () => (await import('../topics/kombat/screens/battle/replay/replay-screen.tsx')).ReplayScreen,
    {
      bundles: ['kombat', 'replay'],
    },
  ),
  page(
    [PLACES.HISTORY],
    async () => (await import('../topics/kombat/screens/history/history-screen.tsx')).HistoryScreen,
    {
      bundles: ['history'],
    },
  ),
  page([PLACES.INVENTORY], async () => (await import('../topics/items/screens/inventory-screen.tsx')).InventoryScreen, {
    bundles: ['kombat', 'items', 'inventory', 'trade', 'stones', 'boss'],
  }),
  page([PLACES.MARKETPLACE], async () => (await import('../topics/market/screens/market-screen.tsx')).MarketScreen, {
    bundles: ['kombat', 'items', 'trade', 'market'],
  }),
  page([PLACES.MONSTER_HUNT], async () => (await import('../topics/hunt/screens/hunt-screen.tsx')).MonsterHuntScreen, {
    bundles: ['hunt'],
  }),
  page(
    [PLACES.LEADERBOARD, PLACES.TOK_LEADERBOARD, PLACES.REFER_LEADERBOARD],
    async () => (await import('../topics/leaderboards/screens/board-screen.tsx')).BoardScreen,
    { bundles: ['leaderboards'] },
  ),
  page([PLACES.TIER], async () => (await import('../topics/season/screens/tier-screen.tsx')).TierScreen, {
    bundles: ['season', 'army'],
  }),
  page([PLACES.TIER_LIST], async () => (await import('../topics/season/screens/tier-list-screen.tsx')).TierListScreen, {
    bundles: ['season'],
  }),
  page(
    [PLACES.SWITCH_HOUSE],
    async () => (await import('../topics/house/screens/switch-house/switch-house-screen.tsx')).SwitchHouseScreen,
    { bundles: ['switchHouse'] },
  ),
  page([PLACES.LEDGER], async () => (await import('../topics/ledger/screens/ledger-screen.tsx')).LedgerScreen, {
    bundles: ['ledger'],
  }),
  page([PLACES.INBOX], async () => (await import('../topics/inbox/screens/inbox-screen.tsx')).InboxScreen, {
    bundles: ['inbox', 'ledger'],
  }),
  page([PLACES.REFINE_ITEM], async () => (await import('../topics/blacksmith/screens/smith-screen.tsx')).SmithScreen, {
    bundles: ['blacksmith', 'items'],
  }),
  page(
    [PLACES.GUIDE_AWAKENING],
    async () =>
      (await import('../topics/blacksmith/screens/guide-awakening/guide-awakening-screen.tsx')).GuideAwakeningScreen,
    { bundles: ['guideAwakening', 'items'] },
  ),
  page(
    [PLACES.UPGRADE_STONE],
    async () => (await import('../topics/stones/screens/stone-upgrade-screen.tsx')).StoneUpgradeScreen,
    { bundles: ['kombat', 'stones'] },
  ),
  page(
    [PLACES.GUILD_BOSS, PLACES.BOSS_LEADERBOARD],
    async () => (await import('../topics/boss/screens/boss-pages.tsx')).BossPages,
    {
      bundles: ['boss', 'kombat'],
    },
  ),
  page([PLACES.SETTINGS], async () => (await import('../topics/settings/screens/settings-screen.tsx')).SettingsScreen, {
    bundles: ['settings', 'account'],
  }),
  page(
    [PLACES.COLLECTION],
    async () => (await import('../topics/collection/screens/collection-screen.tsx')).CollectionScreen,
    { bundles: ['collection', 'kombat', 'trade'] },
  ),
  page(
    [PLACES.GUILDS, PLACES.GUILD, PLACES.MY_GUILD],
    async () => (await import('../topics/guild/screens/guild-pages.tsx')).GuildPages,
    { bundles: ['guild', 'kombat'] },
  ),
  page(
    [PLACES.FAIR_PLAY],
    async () => (await import('../topics/account/screens/fair-play-screen.tsx')).FairPlayScreen,
    {
      bundles: ['fairPlay', 'account'],
      gate: false,
    },
  ),
  page([PLACES.LUCK], async () => (await import('../topics/luck/screens/luck-screen.tsx')).LuckScreen, {
    bundles: ['luck', 'items', 'ledger'],
  }),
]

/** Prefetches the page's code. Never rejects: failures surface in the real load. */
export const prefetchPage = async (path: string): Promise<void> =>
  PAGES.find(({ places }) => places.some((place) => place === placeOf(path)))?.Page.prefetch()
