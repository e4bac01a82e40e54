import type { CallData } from '#contracts/schemas.ts'
import { type TournamentPrize, tournamentPrize } from '#rules/tournament/prizes.ts'
import type { Db } from '#server/db/database.ts'
import { claimsOf } from '#server/modules/inbox/service.ts'
import type { DayFacts } from './day-store.ts'
import { entryIdOf, matchReplayId, prizeInboxId, returnInboxId } from './entry-id.ts'
import type { OwnEntryRow } from './entry-store.ts'

export type OwnEntry = CallData<'tournament.get'>['entries'][number]

export const prizeOnTheWire = ({
  tokNano,
  star,
  boxes,
  leaguePoints,
}: TournamentPrize): NonNullable<OwnEntry['prize']> => ({
  tok: tokNano,
  star,
  boxes: [...boxes],
  league_points: leaguePoints,
})

/** By inbox id: true if the prize or returned ticket is claimed. Unknown ids are missing. */
export type EntryClaims = ReadonlyMap<string, boolean>

const inboxIdOf = (playerId: number, entry: OwnEntryRow): string =>
  entry.returned === null ? prizeInboxId(playerId, entry) : returnInboxId(playerId, entry)

export const claimsOfEntries = async (
  db: Db,
  playerId: number,
  entries: readonly OwnEntryRow[],
): Promise<EntryClaims> =>
  entries.length === 0
    ? new Map()
    : claimsOf(
        db,
        playerId,
        entries.map((entry) => inboxIdOf(playerId, entry)),
      )

export const openEntryOnTheWire = (entry: OwnEntryRow): OwnEntry => ({
  id: entryIdOf(entry),
  entered_at: new Date(entry.enteredMs).toISOString(),
  ...{ bracket: null, seat: null, place: null, wins: 0, prize: null, returned: null, inbox: null, last_fight: null },
})

export const shownEntryOnTheWire = (playerId: number, entry: OwnEntryRow, claims: EntryClaims): OwnEntry => {
  const { day, bracket, seat, place, wins, people, returned, lostRound, lostNo } = entry
  const inboxId = inboxIdOf(playerId, entry)
  const claimed = claims.get(inboxId)
  return {
    ...openEntryOnTheWire(entry),
    ...{ bracket, seat, place, wins, returned },
    prize: place === null ? null : prizeOnTheWire(tournamentPrize({ place, wins }, people ?? 0)),
    inbox: claimed === undefined ? null : { id: inboxId, claimed },
    last_fight:
      bracket === null || lostRound === null || lostNo === null
        ? null
        : matchReplayId({ day, bracket, round: lostRound, no: lostNo }),
  }
}

/** The number from the 20:00 run. Before it, the last count plus the player's newer entries. */
export const entrantsShown = (
  { entrants, entered, begunMs, countedMs }: DayFacts,
  own: readonly Pick<OwnEntryRow, 'enteredMs'>[],
): number => {
  if (begunMs !== null && entrants > 0) return entrants
  const since = own.filter(({ enteredMs }) => enteredMs > (countedMs ?? 0)).length
  return Math.max(entered + since, own.length)
}
