import pg from 'pg'

// This file holds everything of pg that neither its documentation nor its types promise.
// tests/server/db/pg-internals.test.ts checks each part.

interface UntypedQuery {
  name: string
  values: readonly unknown[]
  prepare(connection: pg.Connection): void
  handleRowDescription(description: object): void
}

const PlainQuery = pg.Query as unknown as new (text: string) => UntypedQuery

export class RowDescriptions {
  readonly byStatement = new Map<string, object>()
  #quiet: pg.Connection | undefined

  quiet(connection: pg.Connection): pg.Connection {
    this.#quiet ??= Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection
    return this.#quiet
  }
}

/**
 * Asks PostgreSQL for a statement's row description once per connection; pg asks at every execution. A migration can
 * outdate the description: `PooledClient` then gives the statement a new name (`isStalePlan`).
 */
export class DescribedQuery extends PlainQuery {
  readonly #descriptions: RowDescriptions

  constructor(
    { text, values, name }: { readonly text: string; readonly values: readonly unknown[]; readonly name: string },
    descriptions: RowDescriptions,
  ) {
    // Passes only the text: pg copies a config object by property descriptors at every execution, which costs time.
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

/** Recognises the error that pg raises after `query_timeout`. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'
