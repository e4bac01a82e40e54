import { MS_PER_HOUR } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { OPEN_DAY, PLAYED_DAY, TOURNAMENT } from '#workbench/fixtures/tournament-answers.ts'
import type { Story } from './screen-stories.ts'

const CHECKED_IN = { 'daily.get': { ...baseAnswers['daily.get'], claimed_today: true } } as const
const EVENING_HOURS = 8.5

export const HOME_TOURNAMENT: Readonly<Record<string, Story>> = {
  'tournament-fights': {
    answers: { 'users.me': { ...baseAnswers['users.me'], tournament_on: PLAYED_DAY }, ...CHECKED_IN },
    ways: { 'Next: watch your tournament fights': '/daily-tournament-result?day=2026-11-23 ↩' },
  },
  'tournament-final': {
    hoursLater: EVENING_HOURS,
    answers: {
      'tournament.get': {
        ...TOURNAMENT,
        last: [],
        newest: TOURNAMENT.newest && {
          ...TOURNAMENT.newest,
          day: OPEN_DAY,
          final: `t${OPEN_DAY.replaceAll('-', '')}-13-5-0`,
        },
      },
      'users.lastClaim': new Date(NOW_MS + (EVENING_HOURS - 0.4) * MS_PER_HOUR).toISOString(),
      ...CHECKED_IN,
    },
  },
}
