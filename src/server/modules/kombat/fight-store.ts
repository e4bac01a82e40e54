import { type Kysely, type Selectable, sql } from 'kysely'
import { callFunction } from '../../db/call-function.ts'
import type { Database } from '../../db/database.ts'
import { countOfDayIn, laterDayIn } from '../../db/day-counts.ts'
import { giftsArgument } from '../../db/ledger.ts'
import type { Movement } from '../../db/movements.ts'
import { messagesArgument, type OutboxMessage } from '../../db/outbox.ts'
import type { StoredFight } from '../../db/tables/kombat.ts'
import type { PlayersTable } from '../../db/tables/players.ts'
import { uuidTimeMs } from '../../entropy.ts'
import { type KeyedRequest, keyArguments } from '../../idempotency.ts'
import type { NewItem } from '../items/service.ts'
import type { PendingMatch } from './match-store.ts'
import { type FightRow, packFight, unpackFight } from './packed-fight.ts'
import type { ReplayId } from './replay-id.ts'

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
      (id, at, kind, attacker_id, defender_id, server_seed, client_key, rules_version, result)
    values (${fight.id}, ${new Date(fight.atMs)}, ${fight.kind}, ${fight.attackerId}, ${fight.defenderId},
      ${fight.serverSeed}, ${fight.clientSeed}, ${fight.rulesVersion},
      ${JSON.stringify(packFight(fight))})`.execute(db)
}

/** Columns of the attacker's row that a fight changes; instants as texts. */
type PlayerAfter = {
  readonly [K in
    | 'rank_points'
    | 'rank_season'
    | 'rank_latest'
    | 'best_rank_points'
    | 'win_streak'
    | 'wins'
    | 'energy'
    | 'first_win_day'
    | 'common_drop_day'
    | 'streak_day']: Selectable<PlayersTable>[K]
} & {
  readonly [K in 'rank_since' | 'energy_refill_at' | 'energy_burned_at' | 'referral_qualified_at']: string | null
} & {
  readonly streak_paid_nano: string
}

/** What a ranked fight adds to a week of the league: points, and counts for medals. */
export interface LeagueFight {
  readonly season: number
  /** 1 to 4. */
  readonly week: number
  readonly points: number
  readonly wins: 0 | 1
  readonly hamster_wins: 0 | 1
}

/** What a fight was computed from, and all that it changes. */
interface Settlement {
  readonly seen: Pick<Selectable<PlayersTable>, 'fights' | 'rank_points' | 'energy'> &
    Pick<PendingMatch, 'match_id' | 'commitment'>
  readonly after: PlayerAfter
  /** Of seasons that have passed, in the form of `resultsArgument`. */
  readonly results: readonly object[] | undefined
  /** Of a ranked fight. */
  readonly league: LeagueFight | undefined
  readonly items: readonly NewItem[]
  readonly gifts: readonly Movement[]
  readonly messages: readonly OutboxMessage[]
  readonly request: KeyedRequest | null
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
  { seen, after, results, league, items, gifts, messages, request, reference }: Settlement,
): Promise<BalancesAfter | null> => {
  const balances = await callFunction(db, 'settle_fight', {
    p_player: fight.attackerId,
    p_at: new Date(fight.atMs),
    p_seen_fights: seen.fights,
    p_seen_rank: seen.rank_points,
    p_seen_energy: seen.energy,
    p_match: seen.match_id,
    p_commitment: seen.commitment,
    p_after: { ...after, results, league },
    p_fight: {
      id: fight.id,
      kind: fight.kind,
      defender_id: fight.defenderId,
      server_seed: fight.serverSeed,
      client_key: fight.clientSeed,
      rules_version: fight.rulesVersion,
      result: packFight(fight),
    },
    p_items: items.length === 0 ? null : items,
    p_gifts: giftsArgument(gifts),
    p_messages: messagesArgument(messages),
    ...keyArguments(request),
    p_reference: reference,
  })
  return balances as BalancesAfter | null
}

/** Counts a challenge of this UTC day and locks the player; false when the day's limit is reached. */
export const countChallenge = async (
  db: Kysely<Database>,
  playerId: number,
  day: string,
  perDay: number,
): Promise<boolean> => {
  const today = countOfDayIn({ day: 'challenge_day', count: 'challenges_today' }, day)
  const counted = await sql`
    update players set challenges_today = ${today} + 1, challenge_day = ${laterDayIn('challenge_day', day)}
    where id = ${playerId} and ${today} < ${perDay}`.execute(db)
  return counted.numAffectedRows === 1n
}

/**
 * A stored fight that is not older than this instant. Without its attacker it is looked for among the fights of all, by
 * the instant that its id carries.
 */
export const fightById = async (
  db: Kysely<Database>,
  { attackerId, fightId }: ReplayId,
  sinceMs: number,
): Promise<FightRow | undefined> => {
  const query = db.selectFrom('fights').selectAll().where('id', '=', fightId).where('at', '>=', new Date(sinceMs))
  const row = await (attackerId === null
    ? query.where('at', '=', new Date(uuidTimeMs(fightId)))
    : query.where('attacker_id', '=', BigInt(attackerId))
  ).executeTakeFirst()
  return row && unpackFight(row)
}

/** Whether a player has attacked since an instant, in a fight of any kind. */
export const hasAttackedSince = async (db: Kysely<Database>, playerId: number, since: Date): Promise<boolean> =>
  (await db
    .selectFrom('fights')
    .select('id')
    .where('attacker_id', '=', BigInt(playerId))
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined
