import type { Selectable } from 'kysely'
import { type KeyedRequest, keyArguments } from '#server/calls/idempotency.ts'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import type { Movement } from '#server/db/movements.ts'
import { messagesArgument, type OutboxMessage } from '#server/db/outbox.ts'
import { queryMap } from '#server/db/statements.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { countMoney } from '#server/observability/money-tally.ts'

export const pocketLevels = (db: Db, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> =>
  queryMap(db)<bigint, number>`
    select player_id, max(level) as level from upgrades
    where player_id = any(${playerIds}::bigint[]) and upgrade_type = 'pocket-size' group by player_id`

interface Claim {
  readonly nowMs: number
  readonly seen: Pick<Selectable<PlayersTable>, 'last_claim_at' | 'mining_no'>
  readonly gift: Pick<Movement, 'id' | 'amount'> | null
  readonly messages: readonly OutboxMessage[]
  readonly request: KeyedRequest | null
  /** The answer to store, without the balance, which the statement adds. */
  readonly answer: object
}

/**
 * Claims only if `seen` still holds. @returns the new balance in nano TOK; null, without effect, if the player's row
 * has changed
 */
export const settleClaim = async (
  db: Db,
  playerId: number,
  { nowMs, seen, gift, messages, request, answer }: Claim,
): Promise<number | null> => {
  const tok = await callFunction(db, 'settle_claim', {
    p_player: playerId,
    p_at: new Date(nowMs),
    p_seen_claim: seen.last_claim_at,
    p_seen_mining: seen.mining_no,
    p_gift: gift?.id ?? null,
    p_amount: gift?.amount ?? 0n,
    p_messages: messagesArgument(messages),
    ...keyArguments(request),
    p_answer: answer,
  })
  if (tok === null) return null
  if (gift !== null) countMoney([{ ...gift, asset: 'tok', reason: 'claim' }])
  return Number(tok)
}
