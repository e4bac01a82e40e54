import { type ComponentType, lazy } from 'react'
import { loadTopic } from '../i18n/i18n.ts'
import { OTHER_ROUTES, ROUTES } from './route-names.ts'

type PageLoader = () => Promise<{ default: ComponentType }>

const loadHome: PageLoader = async () => ({
  default: (await import('../features/home/home-screen.tsx')).HomeScreen,
})
const loadOnboarding: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/onboarding/onboarding-screen.tsx'), loadTopic('onboarding')])
  return { default: page.OnboardingScreen }
}
const loadKombatPrep: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/kombat-prep/kombat-prep-screen.tsx'), loadTopic('kombat')])
  return { default: page.KombatPrepScreen }
}
const loadKombat: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/kombat/kombat-screen.tsx'), loadTopic('kombat')])
  return { default: page.KombatScreen }
}
const loadKombatResult: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/kombat-result/kombat-result-screen.tsx'), loadTopic('kombat')])
  return { default: page.KombatResultScreen }
}
const loadFriendlyKombat: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/kombat/friendly-screen.tsx'), loadTopic('kombat')])
  return { default: page.FriendlyScreen }
}
const loadKombatReplay: PageLoader = async () => {
  const [page] = await Promise.all([
    import('../features/kombat/replay-screen.tsx'),
    loadTopic('kombat'),
    loadTopic('replay'),
  ])
  return { default: page.ReplayScreen }
}
const loadHistory: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/history/history-screen.tsx'), loadTopic('history')])
  return { default: page.HistoryScreen }
}
const loadSettings: PageLoader = async () => {
  const [page] = await Promise.all([
    import('../features/settings/settings-screen.tsx'),
    loadTopic('settings'),
    loadTopic('account'),
  ])
  return { default: page.SettingsScreen }
}
const loadFriends: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/friends/friends-screen.tsx'), loadTopic('friends')])
  return { default: page.FriendsScreen }
}
const loadBoard: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/leaderboards/board-screen.tsx'), loadTopic('boards')])
  return { default: page.BoardScreen }
}

const loadEarn: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/earn/earn-screen.tsx'), loadTopic('earn')])
  return { default: page.EarnScreen }
}
const loadUpgrades: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/upgrades/upgrades-screen.tsx'), loadTopic('upgrades')])
  return { default: page.UpgradesScreen }
}
const loadTier: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/tier/tier-screen.tsx'), loadTopic('tier')])
  return { default: page.TierScreen }
}
const loadTierList: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/tier/tier-list-screen.tsx'), loadTopic('tier')])
  return { default: page.TierListScreen }
}
const loadSwitchHouse: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/switch-house/switch-house-screen.tsx'), loadTopic('house')])
  return { default: page.SwitchHouseScreen }
}
const loadLedger: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/ledger/ledger-screen.tsx'), loadTopic('ledger')])
  return { default: page.LedgerScreen }
}
const loadInbox: PageLoader = async () => {
  const [page] = await Promise.all([
    import('../features/inbox/inbox-screen.tsx'),
    loadTopic('inbox'),
    loadTopic('ledger'),
  ])
  return { default: page.InboxScreen }
}
const loadFairPlay: PageLoader = async () => {
  const [page] = await Promise.all([
    import('../features/fair-play/fair-play-screen.tsx'),
    loadTopic('fairPlay'),
    loadTopic('account'),
  ])
  return { default: page.FairPlayScreen }
}
const loadMonsterHunt: PageLoader = async () => {
  const [page] = await Promise.all([import('../features/monster-hunt/monster-hunt-screen.tsx'), loadTopic('hunt')])
  return { default: page.MonsterHuntScreen }
}

/** The pages that load on demand (row 18). */
export const HomePage = lazy(loadHome)
export const OnboardingPage = lazy(loadOnboarding)
export const KombatPrepPage = lazy(loadKombatPrep)
export const KombatPage = lazy(loadKombat)
export const KombatResultPage = lazy(loadKombatResult)
export const FriendlyKombatPage = lazy(loadFriendlyKombat)
export const KombatReplayPage = lazy(loadKombatReplay)
export const HistoryPage = lazy(loadHistory)
export const SettingsPage = lazy(loadSettings)
export const FriendsPage = lazy(loadFriends)
export const BoardPage = lazy(loadBoard)
export const EarnPage = lazy(loadEarn)
export const UpgradesPage = lazy(loadUpgrades)
export const TierPage = lazy(loadTier)
export const TierListPage = lazy(loadTierList)
export const SwitchHousePage = lazy(loadSwitchHouse)
export const LedgerPage = lazy(loadLedger)
export const InboxPage = lazy(loadInbox)
export const FairPlayPage = lazy(loadFairPlay)
export const MonsterHuntPage = lazy(loadMonsterHunt)

const LOADERS: ReadonlyMap<string, PageLoader> = new Map([
  [ROUTES.HOME, loadHome],
  [OTHER_ROUTES.ONBOARD, loadOnboarding],
  [OTHER_ROUTES.ONBOARD_V2, loadOnboarding],
  [ROUTES.KOMBAT_PREP, loadKombatPrep],
  [OTHER_ROUTES.KOMBAT, loadKombat],
  [OTHER_ROUTES.KOMBAT_RESULT, loadKombatResult],
  [OTHER_ROUTES.FRIENDLY_KOMBAT, loadFriendlyKombat],
  [OTHER_ROUTES.KOMBAT_REPLAY, loadKombatReplay],
  [OTHER_ROUTES.HISTORY, loadHistory],
  [OTHER_ROUTES.SETTINGS, loadSettings],
  [ROUTES.EARN, loadEarn],
  [ROUTES.UPGRAGE_V2, loadUpgrades],
  [OTHER_ROUTES.UPGRADE, loadUpgrades],
  [ROUTES.FRIENDS, loadFriends],
  [OTHER_ROUTES.LEADERBOARD, loadBoard],
  [ROUTES.TOK_LEADERBOARD, loadBoard],
  [OTHER_ROUTES.REFER_LEADERBOARD, loadBoard],
  [ROUTES.TIER, loadTier],
  [OTHER_ROUTES.TIER_LIST, loadTierList],
  [OTHER_ROUTES.SWITCH_HOUSE, loadSwitchHouse],
  [OTHER_ROUTES.LEDGER, loadLedger],
  [OTHER_ROUTES.INBOX, loadInbox],
  [OTHER_ROUTES.FAIR_PLAY, loadFairPlay],
  [ROUTES.MONSTER_HUNT, loadMonsterHunt],
])

/** Fetches a page's code ahead of its showing. A failure shows up when the page is really wanted. */
export const prefetchPage = (path: string): void => {
  LOADERS.get(path)?.().catch(() => undefined)
}
