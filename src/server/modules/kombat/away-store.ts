import { type RawBuilder, sql } from 'kysely'
import { AWAY_LOOK_BACK_MS, AWAY_MIN_MS } from '../../../rules/home/away.ts'
import { lastHuntActPart } from '../hunt/service.ts'
import { salesSincePart } from '../ledger/service.ts'

/** When the player did something last, how often others have attacked since, and what they bought. */
interface AwayPart {
  readonly sinceMs: number
  readonly attacks: number
  readonly sold: { readonly items: number; readonly tok: number }
}

/**
 * The last act is the last claim, fight, or start or collection of a hunt. Attacks and sales are counted after an absence only, so
 * that an opening in between costs nothing. `offset 0`: found once, instead of at each of its uses.
 */
export const awayPart = (playerId: number, nowMs: number): RawBuilder<AwayPart> => sql`
  select json_build_object(
    'sinceMs', (extract(epoch from since) * 1000)::float8,
    'attacks', case when since <= ${new Date(nowMs - AWAY_MIN_MS)}::timestamptz then (
      select count(*)::int from defences
      where defender_id = ${playerId}::bigint and at > ${new Date(nowMs - AWAY_LOOK_BACK_MS)}::timestamptz and at > since
    ) else 0 end,
    'sold', case when since <= ${new Date(nowMs - AWAY_MIN_MS)}::timestamptz then (
      ${salesSincePart(playerId, sql.ref('since'), nowMs - AWAY_LOOK_BACK_MS)}
    ) else json_build_object('items', 0, 'tok', 0) end)
  from (
    select greatest(players.last_claim_at, players.energy_burned_at, (${lastHuntActPart(playerId)})) as since
    offset 0
  ) as acts`
