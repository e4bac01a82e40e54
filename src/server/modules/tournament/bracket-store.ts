import type { Selectable } from 'kysely'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryRows } from '#server/db/statements.ts'
import type { TournamentBracketsTable } from '#server/db/tables/tournament.ts'

export type BracketRow = Selectable<TournamentBracketsTable>

export const findBracket = (db: Db, day: TournamentDay, no: number): Promise<BracketRow | undefined> =>
  db.selectFrom('tournament_brackets').selectAll().where('no', '=', no).where('day', '=', day).executeTakeFirst()

export interface ListedBracket
  extends Pick<BracketRow, 'no' | 'pool' | 'people' | 'slice_size' | 'slice_lowest' | 'slice_highest' | 'slice_hash'> {
  readonly entries: number
}

export const listBrackets = (db: Db, day: TournamentDay, numbers: readonly number[]) =>
  queryRows(db)<ListedBracket>`
    select no, pool, people, slice_size, slice_lowest, slice_highest, slice_hash, jsonb_array_length(entrants) as entries
    from tournament_brackets where no = any(${[...numbers]}::int[]) and day = ${day}::date order by no desc`

export const forgetName = (db: Db, playerId: number, day: TournamentDay, no: number): Promise<void> =>
  execute(db)`
    update tournament_brackets set entrants = (
      select coalesce(jsonb_agg(
        case when (entrant->>'player_id')::bigint = ${playerId}::bigint then entrant || '{"name": null}' else entrant end
        order by place), '[]')
      from jsonb_array_elements(entrants) with ordinality as listed (entrant, place))
    where no = ${no} and day = ${day}::date`
