import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import { tournamentFigures } from '#server/db/tournaments-due.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { type Repeated, repeatGauge } from './repeat.ts'

interface GaugeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'setTournament'>
}

const EVERY_MS = 30 * MS_PER_SECOND

export const gaugeTournament = async ({ db, clock, metrics }: Omit<GaugeDeps, 'log'>): Promise<void> => {
  const { entries, unpaidDay } = await tournamentFigures(db)
  const lateMs = unpaidDay === null ? 0 : clock.nowMs() - tournamentResultsMs(unpaidDay)
  metrics.setTournament({ entries, lateS: Math.max(0, lateMs) / MS_PER_SECOND })
}

export const startTournamentGauge = ({ log, ...parts }: GaugeDeps): Repeated =>
  repeatGauge(() => gaugeTournament(parts), EVERY_MS, { log, failure: 'the tournaments could not be counted' })
