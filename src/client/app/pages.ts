import { type ComponentType, createElement } from 'react'
import type { LaterTopic } from '../../languages/en/topics.ts'
import { NOT_OPEN, type Path, PLACES, placeOf } from '../game/places.ts'
import { loadTopic } from '../i18n/i18n.ts'
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
  /** Namespaces of texts loaded with its code. */
  readonly topics?: readonly LaterTopic[]
  readonly frame?: PageRow['frame']
  readonly gate?: boolean
}

/** A lazy-loaded page with its texts (row 18). */
const page = (
  places: readonly Path[],
  loadScreen: () => Promise<ComponentType>,
  { topics = [], frame = 'alone', gate = true }: PageOptions = {},
): PageRow => ({
  places,
  frame,
  gate,
  isOpen: true,
  Page: onDemand(async () => {
    const [Screen] = await Promise.all([loadScreen(), ...topics.map(loadTopic)])
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
  page([PLACES.HOME], async () => (await import('../features/home/home-screen.tsx')).HomeScreen, { frame: 'tabs' }),
  page([PLACES.EARN], async () => (await import('../features/earn/earn-screen.tsx')).EarnScreen, {
    topics: ['earn'],
    frame: 'tabs',
  }),
  page(
    [PLACES.UPGRAGE_V2, PLACES.UPGRADE],
    async () => (await import('../features/upgrades/upgrades-screen.tsx')).UpgradesScreen,
    { topics: ['upgrades'], frame: 'tabs' },
  ),
  page([PLACES.FRIENDS], async () => (await import('../features/friends/friends-screen.tsx')).FriendsScreen, {
    topics: ['friends'],
    frame: 'tabs',
  }),
  notOpen(PLACES.AIRDROP, 'reward'),
  ...[PLACES.IAP, PLACES.ACHIEVEMENTS, ...Object.values(NOT_OPEN)].map((place) => notOpen(place)),
  page(
    [PLACES.ONBOARD, PLACES.ONBOARD_V2],
    async () => (await import('../features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
    { topics: ['onboarding'] },
  ),
  page(
    [PLACES.KOMBAT_PREP],
    async () => (await import('../features/kombat-prep/kombat-prep-screen.tsx')).KombatPrepScreen,
    { topics: ['kombat'] },
  ),
  page(
    [PLACES.KOMBAT],
    async () => {
      const { KombatScreen } = await import('../features/kombat/kombat-screen.tsx')
      // A fight is long enough for it: the result then opens out of the arena at once.
      void prefetchPage(PLACES.KOMBAT_RESULT)
      return KombatScreen
    },
    { topics: ['kombat'] },
  ),
  page(
    [PLACES.KOMBAT_RESULT],
    async () => (await import('../features/kombat-result/kombat-result-screen.tsx')).KombatResultScreen,
    { topics: ['kombat'] },
  ),
  page([PLACES.FRIENDLY_KOMBAT], async () => (await import('../features/kombat/friendly-screen.tsx')).FriendlyScreen, {
    topics: ['kombat'],
  }),
  page([PLACES.KOMBAT_REPLAY], async () => (await import('../features/kombat/replay/replay-screen.tsx')).ReplayScreen, {
    topics: ['kombat', 'replay'],
  }),
  page([PLACES.HISTORY], async () => (await import('../features/history/history-screen.tsx')).HistoryScreen, {
    topics: ['history'],
  }),
  page([PLACES.INVENTORY], async () => (await import('../features/inventory/inventory-screen.tsx')).InventoryScreen, {
    topics: ['kombat', 'items', 'inventory', 'trade', 'stones', 'boss'],
  }),
  page([PLACES.MARKETPLACE], async () => (await import('../features/market/market-screen.tsx')).MarketScreen, {
    topics: ['kombat', 'items', 'trade', 'market'],
  }),
  page([PLACES.MONSTER_HUNT], async () => (await import('../features/hunt/hunt-screen.tsx')).MonsterHuntScreen, {
    topics: ['hunt'],
  }),
  page(
    [PLACES.LEADERBOARD, PLACES.TOK_LEADERBOARD, PLACES.REFER_LEADERBOARD],
    async () => (await import('../features/leaderboards/board-screen.tsx')).BoardScreen,
    { topics: ['leaderboards'] },
  ),
  page([PLACES.TIER], async () => (await import('../features/tier/tier-screen.tsx')).TierScreen, { topics: ['tier'] }),
  page([PLACES.TIER_LIST], async () => (await import('../features/tier/tier-list-screen.tsx')).TierListScreen, {
    topics: ['tier'],
  }),
  page(
    [PLACES.SWITCH_HOUSE],
    async () => (await import('../features/switch-house/switch-house-screen.tsx')).SwitchHouseScreen,
    { topics: ['switchHouse'] },
  ),
  page([PLACES.LEDGER], async () => (await import('../features/ledger/ledger-screen.tsx')).LedgerScreen, {
    topics: ['ledger'],
  }),
  page([PLACES.INBOX], async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen, {
    topics: ['inbox', 'ledger'],
  }),
  page([PLACES.REFINE_ITEM], async () => (await import('../features/blacksmith/smith-screen.tsx')).SmithScreen, {
    topics: ['blacksmith', 'items'],
  }),
  page(
    [PLACES.GUIDE_AWAKENING],
    async () => (await import('../features/guide-awakening/guide-awakening-screen.tsx')).GuideAwakeningScreen,
    { topics: ['guideAwakening', 'items'] },
  ),
  page(
    [PLACES.UPGRADE_STONE],
    async () => (await import('../features/stone-upgrade/stone-upgrade-screen.tsx')).StoneUpgradeScreen,
    { topics: ['kombat', 'stones'] },
  ),
  page(
    [PLACES.GUILD_BOSS, PLACES.BOSS_LEADERBOARD],
    async () => (await import('../features/boss/boss-pages.tsx')).BossPages,
    {
      topics: ['boss', 'kombat'],
    },
  ),
  page([PLACES.SETTINGS], async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen, {
    topics: ['settings', 'account'],
  }),
  page(
    [PLACES.COLLECTION],
    async () => (await import('../features/collection/collection-screen.tsx')).CollectionScreen,
    { topics: ['collection', 'trade'] },
  ),
  page(
    [PLACES.GUILDS, PLACES.GUILD, PLACES.MY_GUILD],
    async () => (await import('../features/guild/guild-pages.tsx')).GuildPages,
    { topics: ['guild', 'kombat'] },
  ),
  page([PLACES.FAIR_PLAY], async () => (await import('../features/fair-play/fair-play-screen.tsx')).FairPlayScreen, {
    topics: ['fairPlay', 'account'],
    gate: false,
  }),
  page([PLACES.LUCK], async () => (await import('../features/luck/luck-screen.tsx')).LuckScreen, {
    topics: ['luck', 'items', 'ledger'],
  }),
]

/** Prefetches the page's code. Never rejects: failures surface in the real load. */
export const prefetchPage = async (path: string): Promise<void> =>
  PAGES.find(({ places }) => places.some((place) => place === placeOf(path)))?.Page.prefetch()
