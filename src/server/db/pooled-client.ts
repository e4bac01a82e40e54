import pg from 'pg'
import { DatabaseUnavailable, endsConnection, isStalePlan } from './database-trouble.ts'
import { DescribedQuery, isSilence, RowDescriptions } from './pg-internals.ts'
import { renewStatementNames, statementName } from './statement-names.ts'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown
type Done = (error: unknown, result?: pg.QueryResult) => void

const statementOf = (query: unknown, values: unknown): Statement | null => {
  if (typeof query === 'string') return Array.isArray(values) ? { text: query, values } : null
  const config = query as { text?: unknown; values?: unknown; name?: string; submit?: unknown }
  // A cursor or a stream submits itself, and is not a plain statement.
  if (typeof config.submit === 'function' || typeof config.text !== 'string') return null
  const own = Array.isArray(config.values) ? config.values : values
  return Array.isArray(own)
    ? { text: config.text, values: own, ...(config.name !== undefined && { name: config.name }) }
    : null
}

/**
 * Prepares each statement with parameters once, again after migrations. Remembers why the connection became unusable.
 */
export class PooledClient extends pg.Client {
  brokenBy: Error | null = null
  /** True if the server fell silent. Connections of the same age are probably dead too. */
  wentSilent = false
  readonly openedAtMs = performance.now()
  readonly #send: (statement: Statement | DescribedQuery, done: Done) => unknown
  readonly #descriptions = new RowDescriptions()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The pool adds and removes its own listeners. An `error` event without a listener would end the process.
    this.on('error', (error) => {
      this.brokenBy ??= error
    })
    const plain = this.query.bind(this) as Query
    this.#send = plain
    const checked: Query = (query, values, callback) => {
      const statement = statementOf(query, values)
      if (statement === null) return plain(query, values, callback)
      const answer = this.#run(statement)
      const done = (typeof values === 'function' ? values : callback) as Done | undefined
      if (done === undefined) return answer
      return answer.then((result) => done(null, result), done)
    }
    this.query = checked as typeof this.query
  }

  /** Undefined: the statement is not prepared. */
  protected nameFor(text: string): string | undefined {
    return statementName(text)
  }

  #run(statement: Statement): Promise<pg.QueryResult> {
    if (this.brokenBy !== null) {
      return Promise.reject(new DatabaseUnavailable('the connection is lost', { cause: this.brokenBy }))
    }
    // A single failed statement changed nothing and can be retried. A failed transaction has to be run again as a
    // whole.
    const attempts = this.getTransactionStatus() === 'I' ? 2 : 1
    // Uses pg's callback form: its promise form would create one more promise per statement.
    return new Promise((resolve, reject) => this.#attempt(statement, attempts, resolve, reject))
  }

  #attempt(
    statement: Statement,
    attempts: number,
    resolve: (result: pg.QueryResult) => void,
    reject: (error: Error) => void,
  ): void {
    const { text, values } = statement
    const name = values.length > 0 && statement.name === undefined ? this.nameFor(text) : undefined
    const query =
      name === undefined ? statement : new DescribedQuery({ text, values: [...values], name }, this.#descriptions)
    this.#send(query, (error, result) => {
      if (!error && result) return resolve(result)
      const isStale = name !== undefined && isStalePlan(error)
      if (isStale) renewStatementNames(text, name)
      if (isStale && attempts > 1) this.#attempt(statement, attempts - 1, resolve, reject)
      else reject(this.#judged(error as Error))
    })
  }

  #judged(error: Error): Error {
    if (isSilence(error)) {
      this.wentSilent = true
      this.brokenBy = error
      this.connection.stream.destroy()
    } else if (endsConnection(error)) {
      this.brokenBy = error
      return error
    }
    return this.brokenBy === null ? error : new DatabaseUnavailable('the connection was lost', { cause: error })
  }
}

/** Behind a pooler the next statement may reach another session, so nothing is prepared. */
export class UnnamedClient extends PooledClient {
  protected override nameFor(): undefined {
    return undefined
  }
}
