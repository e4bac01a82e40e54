import type { ComponentType } from 'react'
import { type LaterTopic, loadTopic } from '../i18n/i18n.ts'
import { type OnDemand, onDemand } from '../ui/on-demand.tsx'
import { PageComing } from './loading-screen.tsx'
import { OTHER_ROUTES, ROUTES } from './route-names.ts'

/** A page whose code and texts come on demand (row 18). It has no properties: what it shows stands in its address. */
const page = (topics: readonly LaterTopic[], fetchScreen: () => Promise<ComponentType>): OnDemand<object> =>
  onDemand(async () => {
    const [Screen] = await Promise.all([fetchScreen(), ...topics.map(loadTopic)])
    return Screen
  }, PageComing)

export const HomePage = page([], async () => (await import('../features/home/home-screen.tsx')).HomeScreen)
export const OnboardingPage = page(
  ['onboarding'],
  async () => (await import('../features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
)
export const KombatPrepPage = page(
  ['kombat'],
  async () => (await import('../features/kombat-prep/kombat-prep-screen.tsx')).KombatPrepScreen,
)
export const KombatPage = page(
  ['kombat'],
  async () => (await import('../features/kombat/kombat-screen.tsx')).KombatScreen,
)
export const KombatResultPage = page(
  ['kombat'],
  async () => (await import('../features/kombat-result/kombat-result-screen.tsx')).KombatResultScreen,
)
export const FriendlyKombatPage = page(
  ['kombat'],
  async () => (await import('../features/kombat/friendly-screen.tsx')).FriendlyScreen,
)
export const KombatReplayPage = page(
  ['kombat', 'replay'],
  async () => (await import('../features/kombat/replay-screen.tsx')).ReplayScreen,
)
export const HistoryPage = page(
  ['history'],
  async () => (await import('../features/history/history-screen.tsx')).HistoryScreen,
)
export const SettingsPage = page(
  ['settings', 'account'],
  async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
)
export const FriendsPage = page(
  ['friends'],
  async () => (await import('../features/friends/friends-screen.tsx')).FriendsScreen,
)
export const BoardPage = page(
  ['boards'],
  async () => (await import('../features/leaderboards/board-screen.tsx')).BoardScreen,
)
export const EarnPage = page(['earn'], async () => (await import('../features/earn/earn-screen.tsx')).EarnScreen)
export const UpgradesPage = page(
  ['upgrades'],
  async () => (await import('../features/upgrades/upgrades-screen.tsx')).UpgradesScreen,
)
export const TierPage = page(['tier'], async () => (await import('../features/tier/tier-screen.tsx')).TierScreen)
export const TierListPage = page(
  ['tier'],
  async () => (await import('../features/tier/tier-list-screen.tsx')).TierListScreen,
)
export const SwitchHousePage = page(
  ['house'],
  async () => (await import('../features/switch-house/switch-house-screen.tsx')).SwitchHouseScreen,
)
export const LedgerPage = page(
  ['ledger'],
  async () => (await import('../features/ledger/ledger-screen.tsx')).LedgerScreen,
)
export const InboxPage = page(
  ['inbox', 'ledger'],
  async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
)
export const FairPlayPage = page(
  ['fairPlay', 'account'],
  async () => (await import('../features/fair-play/fair-play-screen.tsx')).FairPlayScreen,
)
export const MonsterHuntPage = page(
  ['hunt'],
  async () => (await import('../features/monster-hunt/monster-hunt-screen.tsx')).MonsterHuntScreen,
)

const PAGES: ReadonlyMap<string, OnDemand<object>> = new Map([
  [ROUTES.HOME, HomePage],
  [OTHER_ROUTES.ONBOARD, OnboardingPage],
  [OTHER_ROUTES.ONBOARD_V2, OnboardingPage],
  [ROUTES.KOMBAT_PREP, KombatPrepPage],
  [OTHER_ROUTES.KOMBAT, KombatPage],
  [OTHER_ROUTES.KOMBAT_RESULT, KombatResultPage],
  [OTHER_ROUTES.FRIENDLY_KOMBAT, FriendlyKombatPage],
  [OTHER_ROUTES.KOMBAT_REPLAY, KombatReplayPage],
  [OTHER_ROUTES.HISTORY, HistoryPage],
  [OTHER_ROUTES.SETTINGS, SettingsPage],
  [ROUTES.EARN, EarnPage],
  [ROUTES.UPGRAGE_V2, UpgradesPage],
  [OTHER_ROUTES.UPGRADE, UpgradesPage],
  [ROUTES.FRIENDS, FriendsPage],
  [OTHER_ROUTES.LEADERBOARD, BoardPage],
  [ROUTES.TOK_LEADERBOARD, BoardPage],
  [OTHER_ROUTES.REFER_LEADERBOARD, BoardPage],
  [ROUTES.TIER, TierPage],
  [OTHER_ROUTES.TIER_LIST, TierListPage],
  [OTHER_ROUTES.SWITCH_HOUSE, SwitchHousePage],
  [OTHER_ROUTES.LEDGER, LedgerPage],
  [OTHER_ROUTES.INBOX, InboxPage],
  [OTHER_ROUTES.FAIR_PLAY, FairPlayPage],
  [ROUTES.MONSTER_HUNT, MonsterHuntPage],
])

/**
 * Fetches the code of the page at this path ahead of its showing. Never rejects: it settles at once for a path without a page, and
 * where the code does not come, too, as the showing asks for it again and tells of a failure.
 */
export const prefetchPage = async (path: string): Promise<void> => PAGES.get(path)?.prefetch()
