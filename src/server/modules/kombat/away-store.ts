import { type RawBuilder, sql } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { AWAY_LOOK_BACK_MS, AWAY_MIN_MS } from '../../../rules/away.ts'
import { playerView } from '../../db/player-view.ts'
import { lastHuntAct } from '../hunt/service.ts'
import { salesPart } from '../ledger/service.ts'

/** When the player did something last, how often others have attacked since, and what they bought. */
interface AwayPart {
  readonly sinceMs: number
  readonly attacks: number
  readonly sold: { readonly items: number; readonly tok: number }
}

/**
 * The last act is the last claim, fight, or start or collection of a hunt. Attacks and sales are counted after an absence only, so
 * that an opening in between costs nothing.
 */
const awayPart = (playerId: number, nowMs: number): RawBuilder<AwayPart> => sql`
  select json_build_object(
    'sinceMs', (extract(epoch from since) * 1000)::float8,
    'attacks', case when since <= ${new Date(nowMs - AWAY_MIN_MS)}::timestamptz then (
      select count(*)::int from defences
      where defender_id = ${playerId}::bigint and at > ${new Date(nowMs - AWAY_LOOK_BACK_MS)}::timestamptz and at > since
    ) else 0 end,
    'sold', case when since <= ${new Date(nowMs - AWAY_MIN_MS)}::timestamptz then (
      ${salesPart(playerId, { since: sql.ref('since'), lookBackMs: nowMs - AWAY_LOOK_BACK_MS })}
    ) else json_build_object('items', 0, 'tok', 0) end)
  from (
    select greatest(players.last_claim_at, players.energy_burned_at, (${lastHuntAct(playerId)})) as since
  ) as acts`

/** GET combats/me/away: what others did and bought while the player was away; null after less than three hours. */
export const awayView = playerView(
  { away: awayPart },
  ({ away: { attacks, sinceMs, sold } }, { nowMs }): CallData<'combats.away'> =>
    nowMs - sinceMs < AWAY_MIN_MS ? null : { since: new Date(sinceMs).toISOString(), attacks, sold },
)
