import { useLocation } from 'react-router-dom'
import { PLACES } from '../../../game/places.ts'
import { GuildScreen } from './guild-screen.tsx'
import { GuildsScreen } from './guilds-screen.tsx'
import { MyGuildScreen } from './my-guild-screen.tsx'

/** The pages of guilds, one file to load (rows 31, 141). */
export const GuildPages = () => {
  const { pathname } = useLocation()
  if (pathname === PLACES.GUILDS) return <GuildsScreen />
  return pathname === PLACES.MY_GUILD ? <MyGuildScreen /> : <GuildScreen />
}
