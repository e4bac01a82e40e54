import type { Kysely } from 'kysely'
import { dayKeyOf } from '../../../rules/days.ts'
import { leagueWeekOf } from '../../../rules/leaderboards/league-rewards.ts'
import { type ReceiptLine, type ReceiptWeek, receiptWeekTimes } from '../../../rules/receipts/receipts.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { areTournamentsDue } from '../../db/tournaments-due.ts'
import { airdropSnapshots } from '../airdrop/service.ts'
import { areLeaguesFinal, standingsInLeague } from '../leagues/service.ts'
import { currentSeason, fightersOfSeason, finalPlacesOf, standingsAtEnd } from '../season/service.ts'
import { entriesOfDay } from '../tournament/service.ts'
import { allWeeks } from './store.ts'

/** What a source says: of a player, who is salted when the leaf is made, or of something that everybody may check. */
export type SourceLine = Pick<ReceiptLine, 'kind' | 'period' | 'place' | 'points'> &
  ({ readonly playerId: number } | { readonly playerId: null /** As in the line. */; readonly subject: string })

/** What was looked at, in the source's order; some of it brings no line. */
export interface SourceRow {
  readonly id: bigint
  /** Tells rows of one player apart. */
  readonly no: number
  readonly line: SourceLine | null
}

/** One thing that was decided in a week, and what it says of players. */
export interface ReceiptSource {
  /** The next rows after one, `limit` of them unless they are the last. */
  readonly next: (
    db: Kysely<Database>,
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
 * The airdrop's snapshots until the end of a week that stand under no root yet: each by its own root, under which players check their points.
 * One that is written down after its week was sealed, for a clock that was behind, comes with the next; what a batch has taken stands.
 */
const snapshotsOf = (week: ReceiptWeek): ReceiptSource => ({
  next: async (db, _after, limit) => {
    const weeks = await allWeeks(db)
    const { fromMs } = receiptWeekTimes(weeks.at(-1)?.week ?? week)
    const standing = new Set(
      weeks.flatMap(({ shared }) => shared.filter(({ kind }) => kind === 'airdrop').map(({ period }) => period)),
    )
    return (await airdropSnapshots(db, fromMs, receiptWeekTimes(week).endsMs))
      .filter(({ name }) => !standing.has(name))
      .slice(0, limit)
      .map(({ name, root, leaves }) => ({
        ...{ id: 0n, no: 0 },
        line: { kind: 'airdrop', period: name, subject: root, place: null, points: leaves, playerId: null } as const,
      }))
  },
})

/** The season and league's week that a calendar week is, and whether the season ends with it. */
const calendarOf = async (db: Kysely<Database>, week: ReceiptWeek) => {
  const { fromMs, endsMs } = receiptWeekTimes(week)
  const season = await currentSeason(db, fromMs)
  const isLast = season.nextMs === endsMs
  const slugs = isLast ? ([season.week, 'special'] as const) : ([season.week] as const)
  return { season, isLast, leagues: slugs.map((slug) => leagueWeekOf(season, season.number, slug)) }
}

/**
 * What stands under a week's root, in this order for good: the tournaments of its days, the league's week that closed with it, and with a
 * season's last week its Special and its ranks; then the airdrop's snapshots that were finished until then, by their roots.
 */
export const sourcesOf = async (db: Kysely<Database>, week: ReceiptWeek): Promise<readonly ReceiptSource[]> => {
  const { fromMs } = receiptWeekTimes(week)
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

/** Whether all that stands under a week's root is decided: prizes of its tournaments given, places of leagues and season frozen. */
export const isDecided = async (db: Kysely<Database>, week: ReceiptWeek, nowMs: number): Promise<boolean> => {
  const { endsMs } = receiptWeekTimes(week)
  if (nowMs < endsMs + MS_PER_MINUTE || (await areTournamentsDue(db, endsMs))) return false
  const { season, isLast, leagues } = await calendarOf(db, week)
  if (!(await areLeaguesFinal(db, leagues))) return false
  return !isLast || (await finalPlacesOf(db, season.number)) !== undefined
}
