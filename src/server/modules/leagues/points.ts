import type { LeaguePoints } from '#contracts/wire.ts'
import { fightLeaguePoints } from '#rules/leaderboards/league-points.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { playerView, readView } from '#server/db/player-view.ts'
import { type RankedFight, rankedFightsOf } from '#server/modules/kombat/service.ts'
import { type AskedLeague, chooseLeague, weekOnTheWire } from './board.ts'
import { keyOf } from './leagues.ts'
import { type BookedPoints, bookedSelect, bookedSumSelect, ownLeaguesSelect } from './store.ts'

const PAGE_SIZE = 20

type PointRow = LeaguePoints['items'][number]

interface SortedRow {
  readonly atMs: number
  readonly row: Omit<PointRow, 'at'>
}

const NO_FIGHT = { won: null, is_bot: null, win_streak: null, opponent: null } as const

const ofFight = ({ atMs, isBot, opponent, replayId, winStreak, won }: RankedFight): SortedRow => ({
  atMs,
  row: {
    source: 'fight',
    points: fightLeaguePoints({ won, isBot, winStreak }),
    ...{ won, is_bot: isBot, win_streak: winStreak, opponent, ref: replayId },
  },
})

const ofBooked = ({ amount, atMs, ref, source }: BookedPoints): SortedRow => ({
  atMs,
  row: { source, points: amount, ...NO_FIGHT, ref },
})

/**
 * Lists what brought the player points. Fights older than thirty days are missing (R10), but the sums include them
 * (R27). @throws ApiError `player-not-found`, `not-found` if the league has not begun or is too old
 */
export const leaguePoints = async (
  { db, nowMs }: Scope,
  playerId: number,
  { page, ...asked }: AskedLeague & { readonly page: number },
): Promise<LeaguePoints> => {
  const { league } = await chooseLeague({ db, nowMs }, asked)
  const key = keyOf(league)
  const span = { fromMs: league.startMs, toMs: league.closeMs }
  const first = (page - 1) * PAGE_SIZE
  const limit = first + PAGE_SIZE + 1
  const view = playerView(
    {
      own: (id) => ownLeaguesSelect(id, [key]),
      fights: (id) => rankedFightsOf(id, span, limit),
      booked: (id) => bookedSelect(id, span, limit),
      sums: (id) => bookedSumSelect(id, span),
    },
    (read) => read,
  )
  const { booked, fights, own, sums } = await readView(db, playerId, view, { nowMs })
  const rows = [...fights.map(ofFight), ...booked.map(ofBooked)].sort((a, b) => b.atMs - a.atMs)
  const [mine] = own
  return {
    ...weekOnTheWire(league, mine?.isFinal === true),
    points: mine?.points ?? 0,
    sums: { fight: mine?.fightPoints ?? 0, boss: sums?.boss ?? 0, tournament: sums?.tournament ?? 0 },
    items: rows.slice(first, first + PAGE_SIZE).map(({ atMs, row }) => ({ at: new Date(atMs).toISOString(), ...row })),
    page,
    has_more: rows.length > first + PAGE_SIZE,
  }
}
