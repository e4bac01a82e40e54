import { type Selectable, sql } from 'kysely'
import { WATCHED_MS } from '#rules/market/market-watch.ts'
import type { Db } from '#server/db/database.ts'
import { queryMap, queryRows } from '#server/db/statements.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'

export type SaleOfSeller = Pick<TradeRow, 'player_id' | 'id' | 'other_id' | 'at' | 'price_nano'>

export type BuyerFacts = Pick<Selectable<PlayersTable>, 'id' | 'created_at' | 'referrer_id'>

/** Sales since seven days before `sinceMs`, of sellers with a sale since `sinceMs`. */
export const salesOfSellers = async (db: Db, sinceMs: number): Promise<SaleOfSeller[]> => {
  const { rows: sellers } = await sql<{ player_id: bigint }>`
    select distinct player_id from market_trades
    where side = 'sold' and at > ${new Date(sinceMs)} and player_id > 0 and other_id > 0`.execute(db)
  return queryRows(db)<SaleOfSeller>`
    select player_id, id, other_id, at, price_nano from market_trades
    where player_id = any(${sellers.map(({ player_id }) => player_id)}::bigint[]) and side = 'sold' and other_id > 0
      and at > ${new Date(sinceMs - WATCHED_MS)}
    order by at, id`
}

export const buyersOf = async (db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, BuyerFacts>> => {
  const { rows } = await sql<BuyerFacts>`
    select id, created_at, referrer_id from players where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const spentByPairs = (db: Db, sales: readonly SaleOfSeller[]): Promise<ReadonlyMap<string, bigint>> => {
  const [buyers, sellers] = [sales.map(({ other_id }) => other_id), sales.map(({ player_id }) => player_id)]
  return queryMap(db)<string, bigint>`
    select other_id || ' ' || player_id as pair, sum(price_nano)::bigint as spent from market_trades
    where player_id = any(${[...new Set(buyers)]}::bigint[]) and side = 'bought'
      and other_id = any(${[...new Set(sellers)]}::bigint[])
    group by player_id, other_id`
}

/** Nano TOK that each player has ever received, archived ledger rows included. */
export const gotByBuyers = (db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> =>
  queryMap(db)<bigint, bigint>`
    select account, sum(amount)::bigint as got from (
      select account, amount from ledger
      where account = any(${[...ids]}::bigint[]) and asset = 'tok' and amount > 0
      union all select account, gained from ledger_archived
      where account = any(${[...ids]}::bigint[]) and asset = 'tok') as gifts
    group by account`
