import { mondayMs } from '#rules/days.ts'
import { seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { inRolledBack } from '#server/db/rolled-back.ts'
import { readWorldSetting } from '#server/db/world-settings.ts'
import { tendLeagues } from '#server/modules/leagues/settle.ts'
import { decideMedals } from '#server/modules/medals/decide.ts'
import { SEASON_OPENED_FACT } from '#server/modules/medals/founder.ts'
import { claimableUntilMs } from '#server/modules/season/reward.ts'
import { currentSeason, openSeason, setFirstSeasonStart } from '#server/modules/season/service.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { writeSeasonCards } from '#server/modules/season-cards/write.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { isoOf } from '#server/text/iso.ts'
import { act, type Operator } from './acts.ts'
import { formatAmount } from './amounts.ts'
import { countBehind, countFighters, firstPlaces, hasPeople, sentSince, settledEnds } from './season-store.ts'

const instantOr = (at: Date | null, otherwise: string): string => at?.toISOString() ?? otherwise
const SHOWN_ENDS = 4
const SHOWN_PLACES = 10

export const seasonLines = async ({ db, nowMs }: Scope): Promise<string[]> => {
  const season = await currentSeason(db, nowMs)
  const opened = (await readWorldSetting(db, SEASON_OPENED_FACT)) as { readonly atMs?: number } | undefined
  return [
    `season ${season.number}, week ${season.week}${season.isOffSeason ? ', off-season day' : ''}`,
    `begun ${isoOf(season.startMs)}, ranked until ${isoOf(season.endMs)}, the next one begins ${isoOf(season.nextMs)}`,
    `founder's days: ${opened?.atMs === undefined ? 'from the first start' : `from ${isoOf(opened.atMs)}`}`,
    `ranks of earlier seasons: ${await countBehind(db, season.number)}`,
    ...(await settledEnds(db, SHOWN_ENDS)).map(
      (end) =>
        `season ${end.season}: places ${instantOr(end.places_at, 'not frozen')}, ranks ${instantOr(end.swept_at, 'not all moved on')}, unclaimed rewards ${instantOr(end.inboxed_at, 'not all sent')}, cards ${instantOr(end.cards_at, 'not all written')}`,
    ),
  ]
}

const settleAll = async (scope: Scope) => {
  const tended = await tendSeasons(scope, Number.POSITIVE_INFINITY)
  const leagues = await tendLeagues(scope)
  const medals = await decideMedals(scope)
  return { ...tended, leagues, medals }
}

/** Does now what the season's jobs do on schedule. Nothing is settled before its time. */
export const settleSeason = async (scope: Scope): Promise<string[]> => {
  const { frozen, swept, expired, leagues, medals } = await settleAll(scope)
  const cards = await writeSeasonCards(scope, Number.POSITIVE_INFINITY)
  return [
    `places frozen of season ${frozen.length === 0 ? 'none' : frozen.join(', ')}`,
    `ranks moved on: ${swept}`,
    `players with an unclaimed season's reward looked for: ${expired}`,
    `leagues frozen: ${leagues.frozen}, their rewards sent: ${leagues.given}`,
    `players whose medals were decided: ${medals}`,
    `players whose card of the season was looked for: ${cards}`,
  ]
}

/** Simulates settling the season now in a transaction that is rolled back. Calls wait for its locks. */
export const rehearseSeason = async ({ db, nowMs }: Scope): Promise<string[]> =>
  inRolledBack(db, async (trx) => {
    const season = await currentSeason(trx, nowMs)
    const over = seasonDates(season, season.number)
    const endMs = over.nextMs + 2 * MS_PER_MINUTE
    const ended = await settleAll({ db: trx, nowMs: endMs })
    const late = await settleAll({ db: trx, nowMs: Math.max(claimableUntilMs(over), over.nextMs + 14 * MS_PER_DAY) })
    return [
      `season ${over.number}, as if it had ended now`,
      ...(await firstPlaces(trx, over.number, SHOWN_PLACES)).map(
        ({ place, id, name, points }) => `place ${place}: ${id} (${name}), ${points} rank points`,
      ),
      `ranks moved on: ${ended.swept}; leagues frozen: ${ended.leagues.frozen}; players whose medals are decided: ${ended.medals}`,
      `players whose season's reward is paid: ${late.expired}`,
      `cards of the season to write: ${await countFighters(trx, over.number)}`,
      ...(await sentSince(trx, endMs)).map(
        ({ reason, rows, tok, star }) =>
          `${reason}: ${rows} rewards, TOK ${formatAmount('tok', tok)}, STAR ${star}, and what is in them`,
      ),
      'Nothing of it has happened.',
    ]
  })

/** Begins the founder's 28 days (R31). @throws OperatorError when they have begun */
export const openFirstSeason = (operator: Operator): Promise<string> =>
  act(operator, 'season-open', null, {}, async ({ db, nowMs }) => {
    if (!(await openSeason(db, SEASON_OPENED_FACT, nowMs)))
      throw new OperatorError("The founder's days have been begun already.")
    return `The founder's 28 days have begun: they end ${isoOf(nowMs + 28 * MS_PER_DAY)}.`
  })

/**
 * Moves the first season and so all later ones. @throws OperatorError unless `asked` is a Monday, or if a person has
 * joined
 */
export const shiftSeason = (operator: Operator, asked: string | undefined): Promise<string> => {
  const startMs = Date.parse(`${asked}T00:00:00Z`)
  if (asked === undefined || Number.isNaN(startMs) || mondayMs(startMs) !== startMs)
    throw new OperatorError('Say the Monday on which the first season begins: 2027-01-04.')
  return act(operator, 'season-shift', null, { begins: asked }, async ({ db }) => {
    if (await hasPeople(db)) throw new OperatorError('People have joined: the seasons stay as they are.')
    await setFirstSeasonStart(db, startMs)
    return `The world's first season begins ${isoOf(startMs)}.`
  })
}
