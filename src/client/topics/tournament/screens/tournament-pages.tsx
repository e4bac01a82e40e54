import { useSearchParams } from 'react-router-dom'
import { shownOf } from '../links.ts'
import { BracketScreen } from './bracket/bracket-screen.tsx'
import { BracketsScreen } from './brackets-screen.tsx'
import { TournamentScreen } from './tournament-screen.tsx'

export const TournamentPages = () => {
  const [search] = useSearchParams()
  const { bracket, day, round } = shownOf(search)
  if (day === null) return <TournamentScreen />
  if (bracket === null) return <BracketsScreen key={day} day={day} />
  return <BracketScreen key={`${day} ${bracket}`} day={day} no={bracket} round={round} />
}
