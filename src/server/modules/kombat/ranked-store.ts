import { type RawBuilder, sql } from 'kysely'
import { inMs, rowsOf } from '#server/db/player-view.ts'
import type { RankedFight } from './ranked-fight.ts'

export const rankedFightsSelect = (
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  limit: number,
): RawBuilder<readonly RankedFight[]> =>
  rowsOf(sql<RankedFight>`
    select ${inMs('at')} as "atMs", attacker_id || '-' || id as "replayId", result ->> 'winner' = 'attacker' as won,
      (result -> 'is_bot')::boolean as "isBot",
      coalesce(result -> 'win_streak' ->> 'no', split_part(result ->> 'streak', ' ', 1))::int as "winStreak",
      case when (result -> 'is_bot')::boolean or result -> 'enemy' ->> 'user_id' <> '0'
        then result -> 'enemy' ->> 'username' end as opponent
    from fights where attacker_id = ${playerId}::bigint and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
      and (result -> 'ranked')::boolean
    order by at desc, id desc limit ${limit}`)
