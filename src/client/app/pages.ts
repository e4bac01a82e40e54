import type { ComponentType } from 'react'
import { loadTopic } from '../i18n/i18n.ts'
import { type OnDemand, onDemand } from '../ui/on-demand.tsx'
import { PageComing } from './loading-screen.tsx'
import { OTHER_ROUTES, ROUTES } from './route-names.ts'

/** A page whose code comes on demand (row 18). It has no properties: what it shows stands in its address. */
const page = (fetchPage: () => Promise<ComponentType>): OnDemand<object> => onDemand(fetchPage, PageComing)

export const HomePage = page(async () => (await import('../features/home/home-screen.tsx')).HomeScreen)
export const OnboardingPage = page(async () => {
  const [screen] = await Promise.all([import('../features/onboarding/onboarding-screen.tsx'), loadTopic('onboarding')])
  return screen.OnboardingScreen
})
export const KombatPrepPage = page(async () => {
  const [screen] = await Promise.all([import('../features/kombat-prep/kombat-prep-screen.tsx'), loadTopic('kombat')])
  return screen.KombatPrepScreen
})
export const KombatPage = page(async () => {
  const [screen] = await Promise.all([import('../features/kombat/kombat-screen.tsx'), loadTopic('kombat')])
  return screen.KombatScreen
})
export const KombatResultPage = page(async () => {
  const [screen] = await Promise.all([
    import('../features/kombat-result/kombat-result-screen.tsx'),
    loadTopic('kombat'),
  ])
  return screen.KombatResultScreen
})
export const FriendlyKombatPage = page(async () => {
  const [screen] = await Promise.all([import('../features/kombat/friendly-screen.tsx'), loadTopic('kombat')])
  return screen.FriendlyScreen
})
export const KombatReplayPage = page(async () => {
  const [screen] = await Promise.all([
    import('../features/kombat/replay-screen.tsx'),
    loadTopic('kombat'),
    loadTopic('replay'),
  ])
  return screen.ReplayScreen
})
export const HistoryPage = page(async () => {
  const [screen] = await Promise.all([import('../features/history/history-screen.tsx'), loadTopic('history')])
  return screen.HistoryScreen
})
export const SettingsPage = page(async () => {
  const [screen] = await Promise.all([
    import('../features/settings/settings-screen.tsx'),
    loadTopic('settings'),
    loadTopic('account'),
  ])
  return screen.SettingsScreen
})
export const FriendsPage = page(async () => {
  const [screen] = await Promise.all([import('../features/friends/friends-screen.tsx'), loadTopic('friends')])
  return screen.FriendsScreen
})
export const BoardPage = page(async () => {
  const [screen] = await Promise.all([import('../features/leaderboards/board-screen.tsx'), loadTopic('boards')])
  return screen.BoardScreen
})

export const EarnPage = page(async () => {
  const [screen] = await Promise.all([import('../features/earn/earn-screen.tsx'), loadTopic('earn')])
  return screen.EarnScreen
})
export const UpgradesPage = page(async () => {
  const [screen] = await Promise.all([import('../features/upgrades/upgrades-screen.tsx'), loadTopic('upgrades')])
  return screen.UpgradesScreen
})
export const TierPage = page(async () => {
  const [screen] = await Promise.all([import('../features/tier/tier-screen.tsx'), loadTopic('tier')])
  return screen.TierScreen
})
export const TierListPage = page(async () => {
  const [screen] = await Promise.all([import('../features/tier/tier-list-screen.tsx'), loadTopic('tier')])
  return screen.TierListScreen
})
export const SwitchHousePage = page(async () => {
  const [screen] = await Promise.all([import('../features/switch-house/switch-house-screen.tsx'), loadTopic('house')])
  return screen.SwitchHouseScreen
})
export const LedgerPage = page(async () => {
  const [screen] = await Promise.all([import('../features/ledger/ledger-screen.tsx'), loadTopic('ledger')])
  return screen.LedgerScreen
})
export const InboxPage = page(async () => {
  const [screen] = await Promise.all([
    import('../features/inbox/inbox-screen.tsx'),
    loadTopic('inbox'),
    loadTopic('ledger'),
  ])
  return screen.InboxScreen
})
export const FairPlayPage = page(async () => {
  const [screen] = await Promise.all([
    import('../features/fair-play/fair-play-screen.tsx'),
    loadTopic('fairPlay'),
    loadTopic('account'),
  ])
  return screen.FairPlayScreen
})
export const MonsterHuntPage = page(async () => {
  const [screen] = await Promise.all([import('../features/monster-hunt/monster-hunt-screen.tsx'), loadTopic('hunt')])
  return screen.MonsterHuntScreen
})

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

/** Fetches the code of the page at this path ahead of its showing, if that has any of its own; never fails. */
export const prefetchPage = async (path: string): Promise<void> => PAGES.get(path)?.prefetch()
