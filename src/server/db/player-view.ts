import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { Database } from './database.ts'
import { type PlayerColumn, type PlayerParts, type PlayerWith, readPlayerWith } from './player-read.ts'

/** The expression that reads a part of a player; the instant is for those that count by days. */
export type PartReader<T> = (playerId: number, nowMs: number) => RawBuilder<T>

/** What is read of a player beside the row, by name. The same name is the same reader everywhere. */
export type PartReaders = Readonly<Record<string, PartReader<unknown>>>

/** The columns of a player's row that views are made of: each more costs every opening on both sides of the wire. */
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

/** These columns of a player's row, with the parts that these readers have read. */
export type PlayerRead<R extends PartReaders> = PlayerWith<
  { readonly [K in keyof R]: ReturnType<R[K]> },
  (typeof VIEW_COLUMNS)[number]
>

/**
 * What a player is shown of the own data: which parts are read, and the answer made of them without reading any more. So one
 * statement reads one view, or many. `M` is what it needs beside the read: nothing, the instant, or the configuration.
 */
export interface PlayerView<A, M = unknown> {
  readonly reads: PartReaders
  /** @throws Refusal as the call that shows this view alone */
  readonly show: (read: PlayerRead<PartReaders>, at: M) => A
}

/** Makes a view; `show` gets what its own readers have read. */
export const playerView = <const R extends PartReaders, A, M = unknown>(
  reads: R,
  show: (read: PlayerRead<R>, at: M) => A,
): PlayerView<A, M> => ({ reads, show: show as unknown as PlayerView<A, M>['show'] })

/** The parts of these readers, for `readPlayerWith`. */
export const partsOf = <R extends PartReaders>(
  reads: R,
  playerId: number,
  nowMs: number,
): { readonly [K in keyof R]: ReturnType<R[K]> } =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, read(playerId, nowMs)])) as PlayerParts as {
    readonly [K in keyof R]: ReturnType<R[K]>
  }

/** Reads what a view needs, and shows it. @throws Refusal `player-not-found` */
export const readView = async <A, M extends { readonly nowMs: number }>(
  db: Kysely<Database>,
  playerId: number,
  view: PlayerView<A, M>,
  at: M,
): Promise<A> => {
  const read = await readPlayerWith(db, playerId, partsOf(view.reads, playerId, at.nowMs), VIEW_COLUMNS)
  if (!read || read.deleted_at !== null) throw new Refusal('player-not-found')
  return view.show(read, at)
}

/** Reads one part alone, also of a deleted player; undefined where there never was one. */
export const readPart = async <T>(
  db: Kysely<Database>,
  playerId: number,
  part: (playerId: number) => RawBuilder<T>,
): Promise<T | undefined> => {
  const { rows } = await sql<{ part: T }>`
    select (${part(playerId)}) as part from players where id = ${playerId}::bigint`.execute(db)
  return rows[0]?.part
}

/** The rows of a select as one value, in its order. Instants are to be milliseconds: JSON has none. */
export const rowsOf = <T>(select: RawBuilder<T>): RawBuilder<readonly T[]> => sql`
  select coalesce(json_agg(row), '[]') from (${select}) as row`

/** The only row of a select as one value, null without one. */
export const rowOf = <T>(select: RawBuilder<T>): RawBuilder<T | null> => sql`
  select to_json(row) from (${select}) as row`

/** A column of instants in milliseconds since the epoch. */
export const inMs = (column: string): RawBuilder<number> => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
