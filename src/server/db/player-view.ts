import { type RawBuilder, sql } from 'kysely'
import { ApiError } from '#server/api-error.ts'
import type { Db } from './database.ts'
import { type PlayerColumn, type PlayerSelects, type PlayerWith, readPlayerWith } from './player-read.ts'

/** Makes a select for the player. `nowMs` is for selects that depend on the time. */
export type PartReader<T> = (playerId: number, nowMs: number) => RawBuilder<T>

/** In all views, the same name must mean the same reader. */
export type SelectReaders = Readonly<Record<string, PartReader<unknown>>>

/** Kept few: each extra column slows every bootstrap. */
export const VIEW_COLUMNS = [
  'id',
  'npc',
  'username',
  'first_name',
  'photo_url',
  'language_code',
  'created_at',
  'deleted_at',
  'last_claim_at',
  'house_id',
  'houses_left',
  'pet_name',
  'active_skill',
  'stance',
  'worn_looks',
  'island',
  'army_stars_spent',
  'power',
  'loadout_no',
  'rank_points',
  'rank_season',
  'rank_latest',
  'rank_since',
  'best_rank_points',
  'fights',
  'wins',
  'win_streak',
  'energy',
  'energy_refill_at',
  'energy_burned_at',
  'items_refined',
  'items_awakened',
  'tournament_on',
] as const satisfies readonly PlayerColumn[]

export type PlayerRead<R extends SelectReaders> = PlayerWith<
  { readonly [K in keyof R]: ReturnType<R[K]> },
  (typeof VIEW_COLUMNS)[number]
>

/**
 * Parts that an answer reads, and `show`, which builds it from them without further reads. `M` is the extra input of
 * `show`.
 */
export interface PlayerView<A, M = unknown> {
  readonly reads: SelectReaders
  /** @throws ApiError, the same as the call that answers with this view alone */
  readonly show: (read: PlayerRead<SelectReaders>, at: M) => A
}

export const playerView = <const R extends SelectReaders, A, M = unknown>(
  reads: R,
  show: (read: PlayerRead<R>, at: M) => A,
): PlayerView<A, M> => ({ reads, show: show as unknown as PlayerView<A, M>['show'] })

export const partsOf = <R extends SelectReaders>(
  reads: R,
  playerId: number,
  nowMs: number,
): { readonly [K in keyof R]: ReturnType<R[K]> } =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, read(playerId, nowMs)])) as PlayerSelects as {
    readonly [K in keyof R]: ReturnType<R[K]>
  }

/** @throws ApiError `player-not-found` */
export const readView = async <A, M extends { readonly nowMs: number }>(
  db: Db,
  playerId: number,
  view: PlayerView<A, M>,
  at: M,
): Promise<A> => {
  const read = await readPlayerWith(db, playerId, partsOf(view.reads, playerId, at.nowMs), VIEW_COLUMNS)
  if (!read || read.deleted_at !== null) throw new ApiError('player-not-found')
  return view.show(read, at)
}

/** Deleted players are found, too. Undefined if there never was such a player. */
export const readPart = async <T>(db: Db, playerId: number, part: (playerId: number) => RawBuilder<T>) => {
  const { rows } = await sql<{ part: T }>`
    select (${part(playerId)}) as part from players where id = ${playerId}::bigint`.execute(db)
  return rows[0]?.part
}

/** All rows of `select` as one JSON value, in order. Select instants as milliseconds: JSON has no dates. */
export const rowsOf = <T>(select: RawBuilder<T>): RawBuilder<readonly T[]> => sql`
  select coalesce(json_agg(row), '[]') from (${select}) as row`

/** The row of `select` as one JSON value, null without one. `select` must not give more than one row. */
export const rowOf = <T>(select: RawBuilder<T>): RawBuilder<T | null> => sql`
  select to_json(row) from (${select}) as row`

export const inMs = (column: string): RawBuilder<number> => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
