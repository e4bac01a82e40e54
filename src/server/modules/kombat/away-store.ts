import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rowOf } from '#server/db/player-view.ts'
import { queryRow } from '#server/db/statements.ts'
import { lastPlaceSelect, pvpPlaceSelect } from '#server/modules/leaderboards/service.ts'
import { salesSinceSelect } from '#server/modules/ledger/service.ts'

export interface WhileAway {
  readonly attacks: {
    readonly count: number
    readonly won: number
    /** Fights of an earlier release have no outcome here, so they are neither won nor lost. */
    readonly lost: number
  }
  /** Of the latest attack whose attacker still has an account. */
  readonly attacker: { readonly name: string; readonly house: number } | null
  /** Place after the last claim or fight. Null if unlisted, or if the board was not rebuilt since then. */
  readonly placeBefore: number | null
  readonly placeNow: number | null
  readonly sold: { readonly items: number; readonly tok: number }
}

export const whileAwaySince = async (db: Db, playerId: number, sinceMs: number): Promise<WhileAway | undefined> => {
  const attacks = sql`from defences where defender_id = ${playerId}::bigint and at > ${new Date(sinceMs)}::timestamptz`
  return queryRow(db)<WhileAway>`
    select (
      select json_build_object('count', count(*), 'won', count(*) filter (where won), 'lost', count(*) filter (where not won))
      ${attacks}
    ) as attacks, (${rowOf(sql`
      select attacker_name as name, attacker_house as house ${attacks} and attacker_name is not null order by at desc limit 1`)}
    ) as attacker, (${lastPlaceSelect(playerId)}) as "placeBefore", (${pvpPlaceSelect(playerId)}) as "placeNow",
      (${salesSinceSelect(playerId, sinceMs)}) as sold
    from players where id = ${playerId}::bigint`
}
