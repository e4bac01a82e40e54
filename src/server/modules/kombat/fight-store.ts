import type { Selectable } from 'kysely'
import { type KeyedRequest, keyArguments } from '#server/calls/idempotency.ts'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import { countOfDayIn, laterDayIn } from '#server/db/day-counts.ts'
import { giftsArgument } from '#server/db/ledger.ts'
import type { Movement } from '#server/db/movements.ts'
import { messagesArgument, type OutboxMessage } from '#server/db/outbox.ts'
import { changesOne, execute, hasRows } from '#server/db/statements.ts'
import type { StoredFight } from '#server/db/tables/kombat.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { uuidTimeMs } from '#server/entropy/entropy.ts'
import type { FilledColumns } from '#server/modules/chests/service.ts'
import type { NewItem } from '#server/modules/items/service.ts'
import { countMoney } from '#server/observability/money-tally.ts'
import type { PendingMatch } from './match-store.ts'
import { type FightRow, packFight, unpackFight } from './packed-fight.ts'
import type { ReplayId } from './replay-id.ts'

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

export const insertFight = (db: Db, fight: NewFight): Promise<void> =>
  execute(db)`
    insert into fights
      (id, at, kind, attacker_id, defender_id, server_seed, client_key, rules_version, result)
    values (${fight.id}, ${new Date(fight.atMs)}, ${fight.kind}, ${fight.attackerId}, ${fight.defenderId},
      ${fight.serverSeed}, ${fight.clientSeed}, ${fight.rulesVersion},
      ${JSON.stringify(packFight(fight))})`

/** Columns of the player after the fight. Instants are text. */
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
} & FilledColumns

export interface LeagueFight {
  readonly season: number
  readonly week: number
  readonly points: number
  readonly wins: 0 | 1
  readonly hamster_wins: 0 | 1
}

/** The state that the call has read and that must still hold, and all changes to write. */
interface Settlement {
  readonly seen: Pick<Selectable<PlayersTable>, 'fights' | 'rank_points' | 'energy'> &
    Pick<PendingMatch, 'match_id' | 'commitment'>
  readonly after: PlayerAfter
  /** Results of past seasons, in the form of `resultsArgument`. */
  readonly results: readonly object[] | undefined
  readonly league: LeagueFight | undefined
  readonly items: readonly NewItem[]
  readonly gifts: readonly Movement[]
  readonly messages: readonly OutboxMessage[]
  readonly request: KeyedRequest | null
  readonly reference: object
}

interface BalancesAfter {
  readonly balance: number
  readonly stars: number
}

/** One statement. Null, without effect, if what the call has read no longer holds. */
export const settleFight = async (
  db: Db,
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
  if (balances !== null) countMoney(gifts)
  return balances as BalancesAfter | null
}

/** Locks the player. False if the day's limit is reached (UTC). */
export const countChallenge = async (db: Db, playerId: number, day: string, perDay: number): Promise<boolean> => {
  const today = countOfDayIn({ day: 'challenge_day', count: 'challenges_today' }, day)
  return changesOne(db)`
    update players set challenges_today = ${today} + 1, challenge_day = ${laterDayIn('challenge_day', day)}
    where id = ${playerId} and ${today} < ${perDay}`
}

/** A fight not older than `sinceMs`. If the attacker is unknown, all shards are searched by the instant in the id. */
export const fightById = async (
  db: Db,
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

export const hasAttackedSince = (db: Db, playerId: number, since: Date): Promise<boolean> =>
  hasRows(db)`select id from fights where attacker_id = ${playerId} and at >= ${since} limit 1`
