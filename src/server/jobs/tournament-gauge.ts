import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { tournamentFigures } from '#server/db/tournaments-due.ts'
import { type GaugeDeps, type Repeated, repeatGauge } from './repeat.ts'

type Deps = GaugeDeps<'setTournament'>

const EVERY_MS = 30 * MS_PER_SECOND

export const gaugeTournament = async ({ db, clock, metrics }: Omit<Deps, 'log'>): Promise<void> => {
  const { entries, unpaidDay } = await tournamentFigures(db)
  const lateMs = unpaidDay === null ? 0 : clock.nowMs() - tournamentResultsMs(unpaidDay)
  metrics.setTournament({ entries, lateS: Math.max(0, lateMs) / MS_PER_SECOND })
}

export const startTournamentGauge = ({ log, ...parts }: Deps): Repeated =>
  repeatGauge(() => gaugeTournament(parts), EVERY_MS, { log, failure: 'the tournaments could not be counted' })
