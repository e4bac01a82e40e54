import { sql } from 'kysely'
import type { FighterProfile } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import type { FightRow } from './packed-fight.ts'

/** Columns of a fight that a line of the history shows. Null where an earlier release did not store the value. */
export interface HistoryFight {
  readonly id: string
  readonly attacker_id: bigint
  readonly at: Date
  readonly kind: FightRow['kind']
  readonly side: Side
  readonly user: FighterProfile | null
  readonly enemy: FighterProfile | null
  readonly is_bot: boolean | null
  readonly winner: Side | null
  readonly rank_gain: number | null
}

interface HistoryPage {
  readonly playerId: number
  readonly side: Side | null
  readonly sinceMs: number
  readonly offset: number
  readonly limit: number
}

/** `at` is text, because a Date loses precision. */
interface PageRow {
  readonly total: bigint
  /** Null in the single row that an empty page has. */
  readonly id: string | null
  readonly attacker_id: bigint
  readonly at: string
  readonly side: Side
}

const sideOf = (side: Side, { playerId, sinceMs }: HistoryPage) =>
  side === 'attacker'
    ? sql`select id, attacker_id, at, 'attacker' as side from fights
      where attacker_id = ${playerId}::bigint and at >= ${new Date(sinceMs)}`
    : sql`select fight_id as id, attacker_id, at, 'defender' as side from defences
      where defender_id = ${playerId}::bigint and at >= ${new Date(sinceMs)}`

/** Newest first. Attacks and defences are each found by an index that begins with the player. */
const pageOf = async (db: Db, page: HistoryPage): Promise<readonly PageRow[]> => {
  const sides: readonly Side[] = page.side ? [page.side] : ['attacker', 'defender']
  const newest = sides.map(
    (side) => sql`(${sideOf(side, page)} order by at desc, id desc limit ${page.offset + page.limit})`,
  )
  const all = sides.map((side) => sideOf(side, page))
  return queryRows(db)<PageRow>`
    select total, id, attacker_id, to_jsonb(page.at) #>> '{}' as at, side
    from (select count(*) as total from (${sql.join(all, sql` union all `)}) as own) as counted
    left join (
      select * from (${sql.join(newest, sql` union all `)}) as own
      order by at desc, id desc limit ${page.limit} offset ${page.offset}) as page on true
    order by page.at desc, id desc`
}

/** Newest first. Finds the page by keys, and reads whole rows of that page only. */
export const fightsOf = async (
  db: Db,
  page: HistoryPage,
): Promise<{ fights: readonly HistoryFight[]; total: number }> => {
  const keys = await pageOf(db, page)
  const total = Number(keys[0]?.total ?? 0n)
  if (!keys[0]?.id) return { fights: [], total }
  const attackers = keys.map((key) => key.attacker_id)
  const { rows } = await sql<Omit<HistoryFight, 'side'>>`
    select fights.id, fights.attacker_id, fights.at, kind, result -> 'user' as user, result -> 'enemy' as enemy,
      (result -> 'is_bot')::boolean as is_bot, result ->> 'winner' as winner,
      (result -> 'rank_gain')::integer as rank_gain
    from unnest(${attackers}::bigint[], ${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ at }) => at)}::timestamptz[])
      as page (attacker_id, id, at)
    join fights on fights.attacker_id = page.attacker_id and fights.id = page.id and fights.at = page.at
    where fights.attacker_id = any(${attackers}::bigint[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const fights = keys.flatMap(({ id, side }) => {
    const fight = id === null ? undefined : byId.get(id)
    return fight ? [{ ...fight, side }] : []
  })
  return { fights, total }
}
