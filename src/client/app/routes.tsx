import { Route, Routes } from 'react-router-dom'
import { onDemand } from '../ui/on-demand.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Gate } from './gate.tsx'
import { Layout } from './layout.tsx'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { NotOpenScreen } from './not-open-screen.tsx'
import {
  BoardPage,
  EarnPage,
  FairPlayPage,
  FriendlyKombatPage,
  FriendsPage,
  HistoryPage,
  HomePage,
  InboxPage,
  KombatPage,
  KombatPrepPage,
  KombatReplayPage,
  KombatResultPage,
  LedgerPage,
  MonsterHuntPage,
  OnboardingPage,
  SettingsPage,
  SwitchHousePage,
  TierListPage,
  TierPage,
  UpgradesPage,
} from './pages.ts'
import { OTHER_ROUTES, ROUTES } from './route-names.ts'

/** The instrument of artists and testers. The condition is false at build time, and the players' build is without it. */
const Workbench = import.meta.env.DEV
  ? onDemand(async () => (await import('../workbench/workbench.tsx')).Workbench)
  : null

/** Every route of the game (rows 22-25). Pages behind the gate start only when the game can; the others always show. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Gate />}>
      <Route element={<Layout />}>
        <Route path={ROUTES.HOME} element={<HomePage />} />
        <Route path={ROUTES.EARN} element={<EarnPage />} />
        <Route path={ROUTES.UPGRAGE_V2} element={<UpgradesPage />} />
        <Route path={OTHER_ROUTES.UPGRADE} element={<UpgradesPage />} />
        <Route path={ROUTES.FRIENDS} element={<FriendsPage />} />
        <Route path={ROUTES.AIRDROP} element={<NotOpenScreen tab="reward" />} />
      </Route>
      <Route path={OTHER_ROUTES.LEADERBOARD} element={<BoardPage />} />
      <Route path={ROUTES.TOK_LEADERBOARD} element={<BoardPage />} />
      <Route path={OTHER_ROUTES.REFER_LEADERBOARD} element={<BoardPage />} />
      <Route path={ROUTES.TIER} element={<TierPage />} />
      <Route path={OTHER_ROUTES.TIER_LIST} element={<TierListPage />} />
      <Route path={OTHER_ROUTES.SWITCH_HOUSE} element={<SwitchHousePage />} />
      <Route path={ROUTES.MONSTER_HUNT} element={<MonsterHuntPage />} />
      <Route path={OTHER_ROUTES.ONBOARD} element={<OnboardingPage />} />
      <Route path={OTHER_ROUTES.ONBOARD_V2} element={<OnboardingPage />} />
      <Route path={ROUTES.KOMBAT_PREP} element={<KombatPrepPage />} />
      <Route path={OTHER_ROUTES.KOMBAT} element={<KombatPage />} />
      <Route path={OTHER_ROUTES.KOMBAT_RESULT} element={<KombatResultPage />} />
      <Route path={OTHER_ROUTES.FRIENDLY_KOMBAT} element={<FriendlyKombatPage />} />
      <Route path={OTHER_ROUTES.KOMBAT_REPLAY} element={<KombatReplayPage />} />
      <Route path={OTHER_ROUTES.HISTORY} element={<HistoryPage />} />
      <Route path={OTHER_ROUTES.SETTINGS} element={<SettingsPage />} />
      <Route path={OTHER_ROUTES.LEDGER} element={<LedgerPage />} />
      <Route path={OTHER_ROUTES.INBOX} element={<InboxPage />} />
    </Route>
    <Route path={OTHER_ROUTES.FAIR_PLAY} element={<FairPlayPage />} />
    {Workbench ? <Route path="/workbench/*" element={<Workbench />} /> : null}
    <Route path={OTHER_ROUTES.ERROR} element={<ErrorScreen />} />
    <Route path={OTHER_ROUTES.MAINTENANCE} element={<MaintenanceScreen />} />
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
)
