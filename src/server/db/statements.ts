import { type QueryExecutorProvider, sql } from 'kysely'

type Values = readonly unknown[]

/** All rows of a statement: queryRows(db)<Row>`select …`. */
export const queryRows =
  (db: QueryExecutorProvider) =>
  async <Row>(text: TemplateStringsArray, ...values: Values): Promise<Row[]> =>
    (await sql<Row>(text, ...values).execute(db)).rows

/** The first row of a statement. Undefined without one. */
export const queryRow =
  (db: QueryExecutorProvider) =>
  async <Row>(text: TemplateStringsArray, ...values: Values): Promise<Row | undefined> =>
    (await sql<Row>(text, ...values).execute(db)).rows[0]

/** Runs a statement whose rows do not matter. */
export const execute =
  (db: QueryExecutorProvider) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<void> => {
    await sql(text, ...values).execute(db)
  }

const firstColumn = (row: object): unknown => Object.values(row)[0]

/** The first column of all rows. */
export const queryColumn =
  (db: QueryExecutorProvider) =>
  async <Value>(text: TemplateStringsArray, ...values: Values): Promise<Value[]> =>
    (await sql<object>(text, ...values).execute(db)).rows.map((row) => firstColumn(row) as Value)

/** The first column of the first row. @param otherwise is returned without a row, and for null */
export const queryValue =
  <Value>(db: QueryExecutorProvider, otherwise: Value) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<Value> => {
    const { rows } = await sql<object>(text, ...values).execute(db)
    return ((rows[0] && firstColumn(rows[0])) ?? otherwise) as Value
  }

/** Maps the first column of each row to the second. */
export const queryMap =
  (db: QueryExecutorProvider) =>
  async <Key, Value>(text: TemplateStringsArray, ...values: Values): Promise<Map<Key, Value>> => {
    const { rows } = await sql<object>(text, ...values).execute(db)
    return new Map(rows.map((row) => Object.values(row) as [Key, Value]))
  }

/** True if the statement returns rows. */
export const hasRows =
  (db: QueryExecutorProvider) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<boolean> =>
    (await sql(text, ...values).execute(db)).rows.length > 0

/** The number of rows that the statement inserts, updates or deletes. */
export const countChanges =
  (db: QueryExecutorProvider) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<number> =>
    Number((await sql(text, ...values).execute(db)).numAffectedRows ?? 0n)

/** True if the statement inserts, updates or deletes exactly one row. */
export const changesOne =
  (db: QueryExecutorProvider) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<boolean> =>
    (await sql(text, ...values).execute(db)).numAffectedRows === 1n
