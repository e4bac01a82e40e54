import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import type { HuntOutcome } from '#rules/hunt/hunts.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'
import { changesOne, queryRow, queryRows } from '#server/db/statements.ts'
import type { HuntsTable } from '#server/db/tables/hunt.ts'

type HuntRow = Selectable<HuntsTable>

export const openHunt = (db: Db, playerId: number): Promise<HuntRow | undefined> =>
  queryRow(db)<HuntRow>`select * from hunts where player_id = ${playerId} and collected_at is null`

export interface SeenHunt {
  readonly slug: HuntSlug
  readonly startedMs: number
  readonly endsMs: number
  readonly kills: number
  readonly pictureSeed: string
}

export interface LastHunt extends SeenHunt {
  readonly collectedMs: number | null
}

/** Null before the first hunt. Only the latest hunt can be uncollected. */
export const lastHuntSelect = (playerId: number): RawBuilder<LastHunt | null> =>
  rowOf(sql<LastHunt>`
    select slug, ${inMs('started_at')} as "startedMs", ${inMs('ends_at')} as "endsMs", ${inMs('collected_at')} as "collectedMs",
      (outcome ->> 'kills')::int as kills, picture_seed as "pictureSeed"
    from hunts where player_id = ${playerId}::bigint order by id desc limit 1`)

export const openHunts = (db: Db, playerIds: readonly bigint[]): Promise<HuntRow[]> =>
  queryRows(db)<HuntRow>`select * from hunts where player_id = any(${playerIds}::bigint[]) and collected_at is null`

interface NewHunt {
  readonly id: string
  readonly playerId: number
  readonly slug: HuntSlug
  readonly startedMs: number
  readonly endsMs: number
  readonly outcome: HuntOutcome
  readonly pictureSeed: string
}

export const insertHunt = (db: Db, hunt: NewHunt): Promise<boolean> =>
  changesOne(db)`
    insert into hunts (id, player_id, slug, started_at, ends_at, outcome, picture_seed)
    values (${hunt.id}, ${hunt.playerId}, ${hunt.slug}, ${new Date(hunt.startedMs)}, ${new Date(hunt.endsMs)},
      ${JSON.stringify(hunt.outcome)}, ${hunt.pictureSeed})
    on conflict (player_id) where collected_at is null do nothing`

/** @returns the total number of kills; undefined if the hunt was already collected */
export const collectHunt = async (db: Db, hunt: Pick<HuntRow, 'id' | 'player_id'>, kills: number, nowMs: number) => {
  const isFirst = await changesOne(db)`
    update hunts set collected_at = ${new Date(nowMs)}
    where player_id = ${hunt.player_id} and id = ${hunt.id} and collected_at is null`
  if (!isFirst) return undefined
  const { rows } = await sql<{ demons_killed: number }>`
    insert into hunters as old (player_id, demons_killed, hunts_collected) values (${hunt.player_id}, ${kills}, 1)
    on conflict (player_id) do update set
      demons_killed = old.demons_killed + excluded.demons_killed,
      hunts_collected = old.hunts_collected + 1
    returning demons_killed`.execute(db)
  return rows[0]?.demons_killed
}

export interface Hunter {
  readonly demonsKilled: number
  readonly huntsCollected: number
}

export const hunterSelect = (playerId: number): RawBuilder<Hunter | null> =>
  rowOf(sql<Hunter>`
    select demons_killed as "demonsKilled", hunts_collected as "huntsCollected" from hunters
    where player_id = ${playerId}::bigint`)

export const takenMilestonesSelect = (playerId: number): RawBuilder<readonly number[]> =>
  sql`select coalesce(json_agg(level), '[]') from hunt_milestones where player_id = ${playerId}::bigint`

export const insertMilestone = (db: Db, playerId: number, level: number, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    insert into hunt_milestones (player_id, level, taken_at) values (${playerId}, ${level}, ${new Date(nowMs)})
    on conflict do nothing`
