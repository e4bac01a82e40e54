import type { ColumnType } from 'kysely'

/** timestamptz: read as Date, written as Date. */
export type Instant = ColumnType<Date, Date, Date>
export type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
/** int8: bigint both ways. */
export type Int8 = ColumnType<bigint, bigint | number, bigint | number>
