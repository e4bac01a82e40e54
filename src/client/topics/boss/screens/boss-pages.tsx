import { useLocation } from 'react-router-dom'
import { PAGE } from '#client/game/page-paths.ts'
import { BossLeaderboardScreen } from './boss-leaderboard-screen.tsx'
import { GuildBossScreen } from './guild-boss-screen.tsx'

export const BossPages = () =>
  useLocation().pathname === PAGE.BOSS_LEADERBOARD.path ? <BossLeaderboardScreen /> : <GuildBossScreen />
