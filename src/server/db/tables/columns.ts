import type { ColumnType } from 'kysely'

export type Instant = ColumnType<Date, Date, Date>
export type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
export type Int8 = ColumnType<bigint, bigint | number, bigint | number>
