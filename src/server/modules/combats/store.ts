import { type Kysely, type Selectable, sql } from 'kysely'
import type { MatchResult } from '../../../contracts/wire.ts'
import type { Energy } from '../../../rules/energy.ts'
import type { Database, FightsTable, MatchSnapshot, PendingMatchesTable } from '../../db/database.ts'

export type PendingMatch = Selectable<PendingMatchesTable>
export type FightRow = Selectable<FightsTable>

/** The pending match of a player that has not expired. */
export const pendingMatchOf = (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
): Promise<PendingMatch | undefined> =>
  db
    .selectFrom('pending_matches')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst()

/** A match that is to be stored as pending. */
export interface NewPendingMatch {
  readonly playerId: number
  readonly matchId: string
  readonly opponentId: number | null
  readonly isBot: boolean
  readonly own: MatchSnapshot
  readonly opponent: MatchSnapshot
  readonly serverSeed: string
  readonly commitment: string
  readonly foundAtMs: number
  readonly expiresAtMs: number
}

/** Stores the pending match in place of an expired one. The caller holds the player's lock. */
export const putPendingMatch = async (db: Kysely<Database>, match: NewPendingMatch): Promise<void> => {
  const row = {
    match_id: match.matchId,
    opponent_id: match.opponentId === null ? null : BigInt(match.opponentId),
    is_bot: match.isBot,
    own: JSON.stringify(match.own),
    opponent: JSON.stringify(match.opponent),
    server_seed: match.serverSeed,
    commitment: match.commitment,
    found_at: new Date(match.foundAtMs),
    expires_at: new Date(match.expiresAtMs),
  }
  await db
    .insertInto('pending_matches')
    .values({ player_id: match.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

/** Takes the pending match away and answers it: it can be fought once. */
export const takePendingMatch = (db: Kysely<Database>, playerId: number): Promise<PendingMatch | undefined> =>
  db.deleteFrom('pending_matches').where('player_id', '=', BigInt(playerId)).returningAll().executeTakeFirst()

/** The last opponents that were real players, newest first. */
export const lastOpponents = async (db: Kysely<Database>, playerId: number, count: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('fights')
    .select('defender_id')
    .where('attacker_id', '=', BigInt(playerId))
    .orderBy('at', 'desc')
    .limit(count)
    .execute()
  return rows.flatMap((row) => (row.defender_id === null ? [] : [Number(row.defender_id)]))
}

/**
 * Up to twenty players within a band of rank points and power, from a drawn rank upwards and, where those are too few,
 * downwards: two short walks on one index, however many players there are.
 */
export const candidatesInBand = async (
  db: Kysely<Database>,
  band: {
    readonly self: number
    readonly fromRank: number
    readonly toRank: number
    readonly pivotRank: number
    readonly fromPower: number
    readonly toPower: number
    readonly not: readonly number[]
  },
): Promise<{ id: number; power: number }[]> => {
  const { rows } = await sql<{ id: bigint; power: number }>`
    (select id, power from players
      where rank_points between ${band.pivotRank} and ${band.toRank} and power between ${band.fromPower} and ${band.toPower}
        and id <> ${band.self} and id <> all(${band.not}::bigint[])
      order by rank_points limit 10)
    union all
    (select id, power from players
      where rank_points >= ${band.fromRank} and rank_points < ${band.pivotRank}
        and power between ${band.fromPower} and ${band.toPower}
        and id <> ${band.self} and id <> all(${band.not}::bigint[])
      order by rank_points desc limit 10)`.execute(db)
  return rows.map((row) => ({ id: Number(row.id), power: row.power }))
}

/** What a fight changes in the attacker's row. */
export interface FightEffects {
  readonly rankPoints: number
  readonly bestRankPoints: number
  readonly winStreak: number
  readonly won: boolean
  readonly energy: Energy
  readonly firstWinDay: string | null
  readonly commonDropDay: string | null
  readonly streakDay: string | null
  readonly streakPaidNano: bigint
}

const instantOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

/** Writes a fight's effects. The caller holds the player's lock. */
export const applyFight = async (db: Kysely<Database>, playerId: number, effects: FightEffects): Promise<void> => {
  await sql`
    update players set
      rank_points = ${effects.rankPoints},
      best_rank_points = ${effects.bestRankPoints},
      win_streak = ${effects.winStreak},
      fights = fights + 1,
      wins = wins + ${effects.won ? 1 : 0}::integer,
      energy = ${effects.energy.current},
      energy_refill_at = ${instantOrNull(effects.energy.nextRefillMs)},
      energy_burned_at = ${instantOrNull(effects.energy.lastBurnMs)},
      first_win_day = ${effects.firstWinDay},
      common_drop_day = ${effects.commonDropDay},
      streak_day = ${effects.streakDay},
      streak_paid_nano = ${effects.streakPaidNano}
    where id = ${playerId}`.execute(db)
}

/** A fight that is to be stored. */
export interface NewFight {
  readonly id: string
  readonly atMs: number
  readonly attackerId: number
  readonly defenderId: number | null
  readonly serverSeed: string
  readonly clientKey: string
  readonly rulesVersion: string
  readonly inputs: FightRow['inputs']
  readonly result: MatchResult
}

export const insertFight = async (db: Kysely<Database>, fight: NewFight): Promise<void> => {
  await sql`
    insert into fights (id, at, attacker_id, defender_id, server_seed, client_key, rules_version, inputs, result)
    values (${fight.id}, ${new Date(fight.atMs)}, ${fight.attackerId}, ${fight.defenderId}, ${fight.serverSeed},
      ${fight.clientKey}, ${fight.rulesVersion}, ${JSON.stringify(fight.inputs)}, ${JSON.stringify(fight.result)})`.execute(
    db,
  )
}

export const fightById = (db: Kysely<Database>, id: string): Promise<FightRow | undefined> =>
  db.selectFrom('fights').selectAll().where('id', '=', id).executeTakeFirst()

/** Fights of a player, on either side, newest first. */
export const fightsOf = async (
  db: Kysely<Database>,
  playerId: number,
  page: { readonly sinceMs: number; readonly offset: number; readonly limit: number },
): Promise<{ rows: FightRow[]; total: number }> => {
  const own = db
    .selectFrom('fights')
    .where((where) =>
      where.or([where('attacker_id', '=', BigInt(playerId)), where('defender_id', '=', BigInt(playerId))]),
    )
    .where('at', '>', new Date(page.sinceMs))
  const count = await own.select((select) => select.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  const rows = await own.selectAll().orderBy('at', 'desc').offset(page.offset).limit(page.limit).execute()
  return { rows, total: Number(count.total) }
}
