import { type RawBuilder, sql } from 'kysely'

/** SQL form of `laterDay` in the rules. */
export const laterDayIn = (column: string, today: string): RawBuilder<string> =>
  sql<string>`greatest(${sql.ref(column)}, ${today}::text)`

/** SQL form of `countOfDay` in the rules: 0 if the count is of an earlier day. */
export const countOfDayIn = ({ day, count }: { readonly day: string; readonly count: string }, today: string) =>
  sql<number>`case when ${sql.ref(day)} >= ${today}::text then ${sql.ref(count)} else 0 end`
