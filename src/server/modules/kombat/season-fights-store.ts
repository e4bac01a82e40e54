import { type Selectable, sql } from 'kysely'
import type { CardDuel, CardFight } from '#rules/season/season-card.ts'
import type { Db } from '#server/db/database.ts'
import { inMs } from '#server/db/player-view.ts'
import { queryRows } from '#server/db/statements.ts'
import type { FightsTable } from '#server/db/tables/kombat.ts'
import { type FightRow, unpackFight } from './packed-fight.ts'

/** `toMs` is exclusive. */
export interface Span {
  readonly fromMs: number
  readonly toMs: number
}

export type OfPlayer<T> = T & { readonly playerId: number }

const within = ({ fromMs, toMs }: Span) =>
  sql`at >= ${new Date(fromMs)}::timestamptz and at < ${new Date(toMs)}::timestamptz`

export const rankedAttacks = (db: Db, playerIds: readonly number[], span: Span) =>
  queryRows(db)<OfPlayer<CardFight>>`
    select attacker_id::float8 as "playerId", id, ${inMs('at')} as "atMs", defender_id::float8 as "opponentId",
      result ->> 'winner' = 'attacker' as won, (result -> 'old_rank')::integer as "ownRank",
      (result -> 'new_rank')::integer as "newRank", (result -> 'enemy' -> 'rank')::integer as "opponentRank",
      (result -> 'enemy' -> 'house_id')::integer as "opponentHouse"
    from fights where attacker_id = any(${[...playerIds]}::bigint[]) and ${within(span)}
      and kind = 'match' and (result -> 'ranked')::boolean
    order by attacker_id, at, id`

/** `at` as text, because a Date loses precision. */
interface IncomingFightKey {
  readonly defender_id: bigint
  readonly attacker_id: bigint
  readonly fight_id: string
  readonly at: string
}

/** Per statement. With more, PostgreSQL scans all fights of the attackers instead of using the key. */
const FIGHTS_AT_ONCE = 100

const duelsOf = (db: Db, keys: readonly IncomingFightKey[]): Promise<readonly OfPlayer<CardDuel>[]> => {
  const attackers = keys.map(({ attacker_id }) => attacker_id)
  return queryRows(db)<OfPlayer<CardDuel>>`
    select page.defender_id::float8 as "playerId", fights.attacker_id::float8 as "attackerId",
      fights.attacker_id::float8 as "opponentId", fights.id, ${inMs('fights.at')} as "atMs",
      result ->> 'winner' = 'defender' as won, (result -> 'user' -> 'house_id')::integer as "opponentHouse"
    from unnest(${keys.map(({ defender_id }) => defender_id)}::bigint[], ${attackers}::bigint[],
      ${keys.map(({ fight_id }) => fight_id)}::uuid[], ${keys.map(({ at }) => at)}::timestamptz[])
      as page (defender_id, attacker_id, id, at)
    join fights on fights.attacker_id = page.attacker_id and fights.id = page.id and fights.at = page.at
    where fights.attacker_id = any(${[...new Set(attackers)]}::bigint[])
      and kind = 'match' and (result -> 'ranked')::boolean`
}

export const rankedIncomingFights = async (
  db: Db,
  playerIds: readonly number[],
  span: Span,
): Promise<readonly OfPlayer<CardDuel>[]> => {
  const { rows: keys } = await sql<IncomingFightKey>`
    select defender_id, attacker_id, fight_id, to_jsonb(at) #>> '{}' as at from defences
    where defender_id = any(${[...playerIds]}::bigint[]) and ${within(span)}`.execute(db)
  const duels: OfPlayer<CardDuel>[] = []
  for (let from = 0; from < keys.length; from += FIGHTS_AT_ONCE)
    duels.push(...(await duelsOf(db, keys.slice(from, from + FIGHTS_AT_ONCE))))
  return duels
}

export const fightsByIds = async (
  db: Db,
  keys: readonly { readonly attackerId: number; readonly id: string }[],
  span: Span,
): Promise<ReadonlyMap<string, FightRow>> => {
  if (keys.length === 0) return new Map()
  const attackers = keys.map(({ attackerId }) => attackerId)
  const { rows } = await sql<Selectable<FightsTable>>`
    select fights.* from unnest(${attackers}::bigint[], ${keys.map(({ id }) => id)}::uuid[]) as page (attacker_id, id)
    join fights on fights.attacker_id = page.attacker_id and fights.id = page.id
    where fights.attacker_id = any(${attackers}::bigint[]) and ${within(span)}`.execute(db)
  return new Map(rows.map((row) => [row.id, unpackFight(row)]))
}

export const bossHits = async (
  db: Db,
  playerIds: readonly number[],
  span: Span,
): Promise<ReadonlyMap<number, { readonly damage: number; readonly fights: number }>> => {
  const { rows } = await sql<{ player_id: bigint; damage: bigint; fights: number }>`
    select attacker_id as player_id, sum((result -> 'boss' -> 'damage')::integer) as damage, count(*)::integer as fights
    from fights where attacker_id = any(${[...playerIds]}::bigint[]) and ${within(span)} and kind = 'boss'
    group by attacker_id`.execute(db)
  return new Map(
    rows.map(({ player_id, damage, fights }) => [Number(player_id), { damage: Number(damage), fights }] as const),
  )
}
