import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSilence } from '../../../src/server/db/pg-internals.ts'
import { createTestDatabase, type TestDatabase } from '../../helpers/database/test-database.ts'

/** Members of pg's query that `pg-internals.ts` reads, sets or overrides. */
interface UntypedQuery extends pg.Submittable {
  name: string
  values: readonly unknown[]
  prepare(connection: pg.Connection): void
  handleRowDescription(description: object): void
}
const PlainQuery = pg.Query as unknown as new (text: string) => UntypedQuery

const calls: string[] = []
/** Answers of one client to `select` with a row description of its own, which replaces the database's. */
class WatchedQuery extends PlainQuery {
  constructor(value: number) {
    super('select $1::int as n')
    this.name = 'watched'
    this.values = [value]
  }
  override prepare(connection: pg.Connection): void {
    calls.push('query.prepare')
    const described = { describe: { value: () => void calls.push('connection.describe') } }
    super.prepare(Object.create(connection, described) as pg.Connection)
  }
  override handleRowDescription(description: object): void {
    calls.push('query.handleRowDescription')
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

  test('query.prepare asks connection.describe for the row description, which the query may hand over instead', async () => {
    const described = await new Promise<object>((resolve, reject) => {
      class First extends PlainQuery {
        override handleRowDescription(description: object): void {
          super.handleRowDescription(description)
          resolve(description)
        }
      }
      const first = new First('select 1::int as n')
      client.query(Object.assign(first, { callback: (error: unknown) => error && reject(error) }))
    })
    const { rows } = await new Promise<pg.QueryResult>((resolve, reject) => {
      const query = new WatchedQuery(7)
      query.handleRowDescription(described)
      const callback = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result))
      client.query(Object.assign(query, { callback }))
    })
    expect(rows).toEqual([{ n: 7 }])
    expect(calls).toEqual(['query.handleRowDescription', 'query.prepare', 'connection.describe'])
  })

  test('a statement without an answer in time ends with the message that isSilence knows', async () => {
    const error = await client.query({ text: 'select pg_sleep(1)', query_timeout: 20 } as pg.QueryConfig).catch(Object)
    expect(isSilence(error)).toBe(true)
  })
})
