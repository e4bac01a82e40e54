import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** In place of an asset: everything but TOK and STAR. */
const GOODS = 'goods'

/** A ledger row as one of its two accounts sees it: `amount` is below zero for what was given. */
export interface LedgerEntry {
  readonly id: string
  readonly at: Date
  readonly asset: string
  readonly amount: bigint
  readonly reason: string
  readonly ref: string | null
}

/** A position in the ledger: older entries come after it. */
export interface LedgerPlace {
  readonly at: Date
  readonly id: string
}

/** Which entries of an account. */
interface LedgerFilter {
  readonly owner: number
  /** Only this one, or `GOODS`. */
  readonly asset: string | null
  readonly after: LedgerPlace | null
  readonly limit: number
}

const isWanted = (asset: string | null): RawBuilder<unknown> => {
  if (asset === null) return sql``
  return asset === GOODS ? sql`and asset not in ('tok', 'star')` : sql`and asset = ${asset}`
}

const oneSide = (
  own: RawBuilder<unknown>,
  sign: RawBuilder<unknown>,
  { owner, asset, after, limit }: LedgerFilter,
): RawBuilder<unknown> => sql`
  (select id, at, asset, ${sign} as amount, reason, ref from ledger
    where ${own} = ${owner}::bigint
      ${isWanted(asset)}
      ${after === null ? sql`` : sql`and at <= ${after.at} and (at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
      and at >= coalesce((select restarted_at from players where players.id = ${owner}::bigint), '-infinity')
    order by at desc, id desc limit ${limit})`

/** The statement of `ledgerEntriesOf`. */
export const ledgerEntriesQuery = (question: LedgerFilter): RawBuilder<LedgerEntry> => sql<LedgerEntry>`
  select * from (
    ${oneSide(sql.ref('to_account'), sql`amount`, question)}
    union all
    ${oneSide(sql.ref('from_account'), sql`-amount`, question)}
  ) as entries order by at desc, id desc limit ${question.limit}`

/**
 * Ledger entries of an account in both directions, newest first: each side is a backward scan of its own index, which ends after
 * `limit` rows. Entries before a rejoin after deletion are left out.
 */
export const ledgerEntriesOf = async (db: Kysely<Database>, question: LedgerFilter): Promise<LedgerEntry[]> =>
  (await ledgerEntriesQuery(question).execute(db)).rows
