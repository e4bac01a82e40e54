import { dayKeyOf, weekTimes } from '#rules/days.ts'
import { leagueWeekOf } from '#rules/leaderboards/league-rewards.ts'
import type { ReceiptLine, ReceiptWeek } from '#rules/receipts/receipts.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { areTournamentsDue } from '#server/db/tournaments-due.ts'
import { airdropSnapshots } from '#server/modules/airdrop/service.ts'
import { areLeaguesFinal, standingsInLeague } from '#server/modules/leagues/service.ts'
import { currentSeason, fightersOfSeason, finalPlacesOf, standingsAtEnd } from '#server/modules/season/service.ts'
import { entriesOfDay } from '#server/modules/tournament/service.ts'
import { allWeeks } from './store.ts'

export type SourceLine = Pick<ReceiptLine, 'kind' | 'period' | 'place' | 'points'> &
  ({ readonly playerId: number } | { readonly playerId: null; readonly subject: string })

/** `line` is null for a row that gets no receipt. */
export interface SourceRow {
  readonly id: bigint
  readonly no: number
  readonly line: SourceLine | null
}

export interface ReceiptSource {
  /** Fewer than `limit` rows only at the end. */
  readonly next: (
    db: Db,
    after: { readonly id: bigint; readonly no: number },
    limit: number,
  ) => Promise<readonly SourceRow[]>
}

const DAYS = [0, 1, 2, 3, 4, 5, 6]

const tournamentOf = (day: string): ReceiptSource => ({
  next: async (db, after, limit) =>
    (await entriesOfDay(db, day, { playerId: after.id, no: after.no }, limit)).map(
      ({ playerId, no, place, leaguePoints }) => ({
        id: playerId,
        no,
        line:
          place === null
            ? null
            : {
                ...{ kind: 'tournament', period: `${day}.${no}`, place, points: leaguePoints },
                playerId: Number(playerId),
              },
      }),
    ),
})

/**
 * Snapshots finished by the week's end that no root covers yet. A snapshot that a slow clock wrote late comes under the
 * next week's root.
 */
const snapshotsOf = (week: ReceiptWeek): ReceiptSource => ({
  next: async (db, _after, limit) => {
    const weeks = await allWeeks(db)
    const { fromMs } = weekTimes(weeks.at(-1)?.week ?? week)
    const standing = new Set(
      weeks.flatMap(({ shared }) => shared.filter(({ kind }) => kind === 'airdrop').map(({ period }) => period)),
    )
    return (await airdropSnapshots(db, fromMs, weekTimes(week).endsMs))
      .filter(({ name }) => !standing.has(name))
      .slice(0, limit)
      .map(({ name, root, leaves }) => ({
        ...{ id: 0n, no: 0 },
        line: { kind: 'airdrop', period: name, subject: root, place: null, points: leaves, playerId: null } as const,
      }))
  },
})

/** Season and leagues of a calendar week, and whether the season ends with the week. */
const calendarOf = async (db: Db, week: ReceiptWeek) => {
  const { fromMs, endsMs } = weekTimes(week)
  const season = await currentSeason(db, fromMs)
  const isLast = season.nextMs === endsMs
  const slugs = isLast ? ([season.week, 'special'] as const) : ([season.week] as const)
  return { season, isLast, leagues: slugs.map((slug) => leagueWeekOf(season, season.number, slug)) }
}

/**
 * The order is part of the format: the tournaments, the week's league, in a season's last week also Special and the
 * ranks, and the airdrop snapshots.
 */
export const sourcesOf = async (db: Db, week: ReceiptWeek): Promise<readonly ReceiptSource[]> => {
  const { fromMs } = weekTimes(week)
  const { season, isLast, leagues } = await calendarOf(db, week)
  const ofLeagues = leagues.map(
    (league): ReceiptSource => ({
      next: async (trx, after, limit) =>
        (await standingsInLeague(trx, league, after.id, limit)).map(({ playerId, place, points }) => ({
          id: playerId,
          no: 0,
          line:
            points === 0
              ? null
              : {
                  ...{ kind: 'league', period: `${league.season}-${league.slug}`, place, points },
                  playerId: Number(playerId),
                },
        })),
    }),
  )
  const ofSeason: ReceiptSource = {
    next: async (trx, after, limit) => {
      const ids = await fightersOfSeason(trx, season.number, after.id, limit)
      const standings = await standingsAtEnd(trx, season, ids.map(Number))
      return ids.map((id) => {
        const standing = standings.get(Number(id))
        return {
          ...{ id, no: 0 },
          line: standing
            ? {
                ...{
                  kind: 'season',
                  period: String(season.number),
                  place: standing.place,
                  points: standing.rankPoints,
                },
                playerId: Number(id),
              }
            : null,
        }
      })
    },
  }
  return [
    ...DAYS.map((day) => tournamentOf(dayKeyOf(fromMs + day * MS_PER_DAY))),
    ...ofLeagues,
    ...(isLast ? [ofSeason] : []),
    snapshotsOf(week),
  ]
}

/** True once prizes are given, and places of leagues and season are frozen. */
export const isDecided = async (db: Db, week: ReceiptWeek, nowMs: number): Promise<boolean> => {
  const { endsMs } = weekTimes(week)
  if (nowMs < endsMs + MS_PER_MINUTE || (await areTournamentsDue(db, endsMs))) return false
  const { season, isLast, leagues } = await calendarOf(db, week)
  if (!(await areLeaguesFinal(db, leagues))) return false
  return !isLast || (await finalPlacesOf(db, season.number)) !== undefined
}
