import { useLocation } from 'react-router-dom'
import { PAGE } from '#client/game/page-paths.ts'
import { GuildScreen } from './guild-screen.tsx'
import { GuildsScreen } from './guilds-screen.tsx'
import { MyGuildScreen } from './my-guild-screen.tsx'

export const GuildPages = () => {
  const { pathname } = useLocation()
  if (pathname === PAGE.GUILDS.path) return <GuildsScreen />
  return pathname === PAGE.MY_GUILD.path ? <MyGuildScreen /> : <GuildScreen />
}
