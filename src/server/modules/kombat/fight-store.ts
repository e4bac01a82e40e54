import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { FighterProfile } from '../../../contracts/wire.ts'
import type { Side } from '../../../rules/fight/fight-types.ts'
import type { Database } from '../../db/database.ts'
import type { FightsTable, StoredFight } from '../../db/tables/kombat.ts'
import type { PlayersTable } from '../../db/tables/players.ts'
import { uuidTimeMs } from '../../entropy.ts'
import type { NewItem } from '../equipments/service.ts'
import type { PendingMatch } from './match-store.ts'
import type { ReplayId } from './replay-id.ts'

export type FightRow = Selectable<FightsTable>

/** A fight to store. */
export interface NewFight {
  readonly id: string
  readonly atMs: number
  readonly kind: FightRow['kind']
  readonly attackerId: number
  readonly defenderId: number | null
  readonly serverSeed: string
  readonly clientSeed: string
  readonly rulesVersion: string
  readonly inputs: FightRow['inputs']
  readonly result: StoredFight
}

/** Stores a fight without effects on players. */
export const insertFight = async (db: Kysely<Database>, fight: NewFight): Promise<void> => {
  await sql`
    insert into fights
      (id, at, kind, attacker_id, defender_id, server_seed, client_key, rules_version, inputs, result)
    values (${fight.id}, ${new Date(fight.atMs)}, ${fight.kind}, ${fight.attackerId}, ${fight.defenderId},
      ${fight.serverSeed}, ${fight.clientSeed}, ${fight.rulesVersion}, ${JSON.stringify(fight.inputs)},
      ${JSON.stringify(fight.result)})`.execute(db)
}

/** Columns of the attacker's row that a fight changes; instants as texts. */
type PlayerAfter = {
  readonly [K in
    | 'rank_points'
    | 'best_rank_points'
    | 'win_streak'
    | 'fights'
    | 'wins'
    | 'energy'
    | 'first_win_day'
    | 'common_drop_day'
    | 'streak_day']: Selectable<PlayersTable>[K]
} & { readonly [K in 'energy_refill_at' | 'energy_burned_at' | 'referral_qualified_at']: string | null } & {
  readonly streak_paid_nano: string
}

/** What a fight was computed from, and all that it changes; the arguments are those of migration 016. */
interface Settlement {
  readonly seen: Pick<Selectable<PlayersTable>, 'fights' | 'rank_points' | 'energy'> &
    Pick<PendingMatch, 'match_id' | 'commitment'>
  readonly after: PlayerAfter
  readonly items: readonly NewItem[]
  readonly gifts: RawBuilder<unknown>
  readonly messages: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  /** What is stored beside the balances. */
  readonly reference: object
}

/** Balances after a fight: TOK (nano) and STAR. */
interface BalancesAfter {
  readonly balance: number
  readonly stars: number
}

/** Takes the pending match, stores its fight and changes all that it changes; null, and nothing has changed, when what was seen no longer holds. */
export const settleFight = async (
  db: Kysely<Database>,
  fight: NewFight,
  { seen, after, items, gifts, messages, key, reference }: Settlement,
): Promise<BalancesAfter | null> => {
  const row = {
    id: fight.id,
    kind: fight.kind,
    defender_id: fight.defenderId,
    server_seed: fight.serverSeed,
    client_key: fight.clientSeed,
    rules_version: fight.rulesVersion,
    inputs: fight.inputs,
    result: fight.result,
  }
  const { rows } = await sql<{ balances: BalancesAfter | null }>`
    select settle_fight(${fight.attackerId}::bigint, ${new Date(fight.atMs)}::timestamptz, ${JSON.stringify(seen)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${JSON.stringify(row)}::jsonb, ${JSON.stringify(items)}::jsonb, ${gifts}, ${messages},
      ${key}, ${JSON.stringify(reference)}::jsonb) as balances`.execute(db)
  return rows[0]?.balances ?? null
}

/** Counts a challenge of this UTC day and locks the player; false when the day's limit is reached. */
export const countChallenge = async (
  db: Kysely<Database>,
  playerId: number,
  day: string,
  perDay: number,
): Promise<boolean> => {
  const counted = await sql`
    update players set
      challenges_today = case when challenge_day = ${day} then challenges_today + 1 else 1 end,
      challenge_day = ${day}
    where id = ${playerId} and (challenge_day is distinct from ${day} or challenges_today < ${perDay})`.execute(db)
  return counted.numAffectedRows === 1n
}

/**
 * A stored fight that is not older than this instant. Without its attacker it is looked for among the fights of all, by
 * the instant that its id carries.
 */
export const fightById = (
  db: Kysely<Database>,
  { attackerId, fightId }: ReplayId,
  sinceMs: number,
): Promise<FightRow | undefined> => {
  const query = db.selectFrom('fights').selectAll().where('id', '=', fightId).where('at', '>=', new Date(sinceMs))
  return attackerId === null
    ? query.where('at', '=', new Date(uuidTimeMs(fightId))).executeTakeFirst()
    : query.where('attacker_id', '=', BigInt(attackerId)).executeTakeFirst()
}

/** The columns of a fight that its line in the history needs; null what an earlier build did not store. */
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

/** A page of a player's fights. */
interface HistoryPage {
  readonly playerId: number
  /** Only the fights on this side; null = both. */
  readonly side: Side | null
  readonly sinceMs: number
  readonly offset: number
  readonly limit: number
}

const ownFights = (side: Side, { playerId, sinceMs }: HistoryPage) => {
  const column = sql.ref(side === 'attacker' ? 'attacker_id' : 'defender_id')
  return sql`select id, attacker_id, at, ${sql.lit(side)} as side from fights
    where ${column} = ${playerId} and at >= ${new Date(sinceMs)}`
}

/** Fights of a player, newest first: a walk on the index of each side, and only the page's own rows are read whole. */
export const fightsOf = async (
  db: Kysely<Database>,
  page: HistoryPage,
): Promise<{ fights: HistoryFight[]; total: number }> => {
  const sides: readonly Side[] = page.side ? [page.side] : ['attacker', 'defender']
  const newest = sql.join(
    sides.map((side) => sql`(${ownFights(side, page)} order by at desc, id desc limit ${page.offset + page.limit})`),
    sql` union all `,
  )
  const all = sql.join(
    sides.map((side) => ownFights(side, page)),
    sql` union all `,
  )
  const { rows } = await sql<HistoryFight & { total: bigint }>`
    with page as materialized (
      select * from (${newest}) as own order by at desc, id desc limit ${page.limit} offset ${page.offset})
    select page.id, page.attacker_id, page.at, page.side, kind, result -> 'user' as user, result -> 'enemy' as enemy,
      (result -> 'is_bot')::boolean as is_bot, result ->> 'winner' as winner,
      (result -> 'rank_gain')::integer as rank_gain
    from page join fights on fights.attacker_id = page.attacker_id and fights.id = page.id and fights.at = page.at
    order by page.at desc, page.id desc`.execute(db)
  const count = await sql<{ total: bigint }>`select count(*) as total from (${all}) as own`.execute(db)
  return { fights: rows, total: Number(count.rows[0]?.total ?? 0n) }
}

/** The last attack on each of these players since an instant, by player id; players without one are left out. */
export const lastAttacks = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  sinceMs: number,
): Promise<ReadonlyMap<bigint, number>> => {
  const { rows } = await sql<{ defender_id: bigint; at: Date }>`
    select defender_id, max(at) as at from fights
    where defender_id = any(${playerIds}::bigint[]) and at > ${new Date(sinceMs)}
    group by defender_id`.execute(db)
  return new Map(rows.map((row) => [row.defender_id, row.at.getTime()]))
}
