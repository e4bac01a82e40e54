import { type RawBuilder, sql } from 'kysely'

/** `laterDay` of the rules, in a statement: the day to keep in this column. */
export const laterDayIn = (column: string, today: string): RawBuilder<string> =>
  sql<string>`greatest(${sql.ref(column)}, ${today}::text)`

/** `countOfDay` of the rules, in a statement: what is counted today of a count and its day. */
export const countOfDayIn = (
  { day, count }: { readonly day: string; readonly count: string },
  today: string,
): RawBuilder<number> => sql<number>`case when ${sql.ref(day)} >= ${today}::text then ${sql.ref(count)} else 0 end`
