import { useLocation } from 'react-router-dom'
import { PAGE } from '../../../game/page-addresses.ts'
import { GuildScreen } from './guild-screen.tsx'
import { GuildsScreen } from './guilds-screen.tsx'
import { MyGuildScreen } from './my-guild-screen.tsx'

/** The pages of guilds, one file to load (rows 31, 141). */
export const GuildPages = () => {
  const { pathname } = useLocation()
  if (pathname === PAGE.GUILDS.path) return <GuildsScreen />
  return pathname === PAGE.MY_GUILD.path ? <MyGuildScreen /> : <GuildScreen />
}
