import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSilence } from '#server/db/pg-internals.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

/** Members of pg's query that `pg-internals.ts` reads, sets or overrides. */
interface UntypedQuery extends pg.Submittable {
  name: string
  values: readonly unknown[]
  prepare(connection: pg.Connection): void
  handleRowDescription(description: object): void
}
const PlainQuery = pg.Query as unknown as new (text: string) => UntypedQuery

class WatchedQuery extends PlainQuery {
  readonly calls: string[] = []
  callback?: (error: Error | null, result: pg.QueryResult) => void
  override prepare(connection: pg.Connection): void {
    this.calls.push('query.prepare')
    const describe = (message: unknown): void => {
      this.calls.push('connection.describe')
      ;(connection as unknown as { describe(message: unknown): void }).describe(message)
    }
    super.prepare(Object.create(connection, { describe: { value: describe } }) as pg.Connection)
  }
  override handleRowDescription(description: object): void {
    this.calls.push('query.handleRowDescription')
    super.handleRowDescription(description)
  }
}

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('pg has the members that its types leave out', () => {
  test.each(['prepare', 'handleRowDescription'])('query.%s is a method', (name) => {
    expect(pg.Query.prototype).toHaveProperty(name, expect.any(Function))
  })

  test.each(['name', 'values', 'callback'])('query.%s is a property', (name) => {
    expect(new PlainQuery('select 1')).toHaveProperty(name)
  })

  test('connection.describe is a method', () => {
    expect(pg.Connection.prototype).toHaveProperty('describe', expect.any(Function))
  })

  test('connection.stream can be destroyed', () => {
    expect(client.connection.stream).toHaveProperty('destroy', expect.any(Function))
  })

  test('query.prepare asks connection.describe for the row description, which query.handleRowDescription takes', async () => {
    const query = Object.assign(new WatchedQuery('select $1::int as n'), { name: 'watched', values: [7] })
    const { rows } = await new Promise<pg.QueryResult>((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result))
      client.query(query)
    })
    expect(rows).toEqual([{ n: 7 }])
    expect(query.calls).toEqual(['query.prepare', 'connection.describe', 'query.handleRowDescription'])
  })

  test('a statement without an answer in time ends with the message that isSilence knows', async () => {
    const error = await client.query({ text: 'select pg_sleep(1)', query_timeout: 20 } as pg.QueryConfig).catch(Object)
    expect(isSilence(error)).toBe(true)
  })
})
