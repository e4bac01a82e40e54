import pg from 'pg'

// Everything of pg that neither its documentation nor its types promise. tests/server/infra/pg-internals.test.ts names each part.

interface UntypedQuery {
  name: string
  values: readonly unknown[]
  prepare(connection: pg.Connection): void
  handleRowDescription(description: object): void
}

const PlainQuery = pg.Query as unknown as new (text: string) => UntypedQuery

/** The row descriptions of one connection's prepared statements. */
export class RowDescriptions {
  readonly byStatement = new Map<string, object>()
  #quiet: pg.Connection | undefined

  /** The connection without requests for a description. */
  quiet(connection: pg.Connection): pg.Connection {
    this.#quiet ??= Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection
    return this.#quiet
  }
}

/**
 * A named statement that asks for its row description once a connection. pg asks at every execution, which costs both sides more than
 * many a row. PostgreSQL refuses a prepared statement whose columns have changed (`isStalePlan`).
 */
export class DescribedQuery extends PlainQuery {
  readonly #descriptions: RowDescriptions

  constructor(
    { text, values, name }: { readonly text: string; readonly values: readonly unknown[]; readonly name: string },
    descriptions: RowDescriptions,
  ) {
    // pg would copy a config by property descriptors for each statement.
    super(text)
    this.values = values
    this.name = name
    this.#descriptions = descriptions
  }

  override prepare(connection: pg.Connection): void {
    const description = this.#descriptions.byStatement.get(this.name)
    if (description === undefined) {
      super.prepare(connection)
      return
    }
    super.handleRowDescription(description)
    super.prepare(this.#descriptions.quiet(connection))
  }

  override handleRowDescription(description: object): void {
    this.#descriptions.byStatement.set(this.name, description)
    super.handleRowDescription(description)
  }
}

/** True for the error that a statement ends with when `query_timeout` passes without an answer. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'
