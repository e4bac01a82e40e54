import type { DeskData } from '#contracts/desk/desk-wire.ts'
import {
  buildsWithErrors,
  clientErrorOf,
  countErrorPlayers,
  placeOf,
  playersWithError,
  storedClientErrors,
} from '#server/modules/client-errors/service.ts'
import { DeskError } from './desk-error.ts'
import type { DeskHandlers } from './handler.ts'
import { foundPlayers } from './player-store.ts'

const DAYS = 7
const CAUSES = 100
const PLAYERS = 50
/** Maximum number of reports read, newest first by index: some 30 ms for the list, 10 ms for a cause. */
const REPORTS = { list: 20_000, cause: 5000 } as const

type ErrorGroup = NonNullable<Awaited<ReturnType<typeof clientErrorOf>>>
type Cause = Omit<DeskData<'cause'>, 'frames' | 'players' | 'more_players'>

const toCause = ({ fingerprint, build, kind, message, count, firstMs, lastMs }: ErrorGroup): Cause => ({
  fingerprint,
  build,
  kind,
  message,
  count,
  first_at: new Date(firstMs).toISOString(),
  last_at: new Date(lastMs).toISOString(),
})

export const clientErrorHandlers: Pick<DeskHandlers, 'causes' | 'cause'> = {
  causes: async ({ desk: { db }, nowMs, query: { build = null, kind = null } }) => {
    const groups = await storedClientErrors(db, { nowMs, days: DAYS, build, kind, limit: CAUSES + 1 })
    const playersOf = await countErrorPlayers(db, REPORTS.list)
    return {
      causes: groups.slice(0, CAUSES).map((group) => {
        const { players, isAtLeast } = playersOf(group)
        return { ...toCause(group), place: placeOf(group), players, players_at_least: isAtLeast }
      }),
      days: DAYS,
      more: groups.length > CAUSES,
      builds: [...(await buildsWithErrors(db, nowMs, DAYS))],
    }
  },

  cause: async ({ desk: { db, config }, params }) => {
    const group = await clientErrorOf(db, config, params)
    if (group === null) throw new DeskError('cause-not-found')
    const had = await playersWithError(db, group, { reports: REPORTS.cause, limit: PLAYERS + 1 })
    const shown = had.slice(0, PLAYERS)
    const ids = shown.map(({ playerId }) => playerId)
    const rows = await foundPlayers(db, ids)
    const names = new Map(rows.map(({ id, username, first_name }) => [id, username ?? first_name]))
    return {
      ...toCause(group),
      frames: [...group.frames],
      players: shown.map(({ playerId, at }) => ({
        id: Number(playerId),
        shown_name: names.get(playerId) ?? String(playerId),
        last_at: at.toISOString(),
      })),
      more_players: had.length > PLAYERS,
    }
  },
}
