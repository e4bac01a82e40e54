import pg from 'pg'

/** What a row of a prepared statement is read by; pg makes it of the description that comes with an answer. */
interface RowShape {
  readonly fields: unknown
  readonly _parsers: unknown
  readonly _prebuiltEmptyResultObject: unknown
}

/** What this file takes of pg's own query, whose types name its constructor alone. */
interface QueryParts {
  name: string
  values: readonly unknown[]
  _accumulateRows: boolean
  readonly _result: RowShape
  prepare(connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
  hasBeenParsed(connection: pg.Connection): boolean
}

const PlainQuery = pg.Query as unknown as new (text: string) => QueryParts

/** What one connection knows of its prepared statements. */
export class RowShapes {
  readonly byName = new Map<string, RowShape>()
  #quiet: pg.Connection | undefined

  /** The connection, but that it asks for no description. */
  quiet(connection: pg.Connection): pg.Connection {
    this.#quiet ??= Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection
    return this.#quiet
  }
}

/**
 * A named statement that has its rows described once a connection: pg asks for it at every execution, which costs both sides more than
 * many a row. PostgreSQL refuses a prepared statement whose rows would have become others (`isStalePlan`).
 */
export class DescribedQuery extends PlainQuery {
  readonly #shapes: RowShapes

  constructor(
    { text, values, name }: { readonly text: string; readonly values: readonly unknown[]; readonly name: string },
    shapes: RowShapes,
  ) {
    // Of a config pg would make a copy by property descriptors, at each statement.
    super(text)
    this.values = values
    this.name = name
    this.#shapes = shapes
  }

  override prepare(connection: pg.Connection): void {
    const shape = this.hasBeenParsed(connection) ? this.#shapes.byName.get(this.name) : undefined
    if (shape === undefined) {
      super.prepare(connection)
      return
    }
    Object.assign(this._result, shape)
    this._accumulateRows = true
    super.prepare(this.#shapes.quiet(connection))
  }

  override handleReadyForQuery(connection: pg.Connection): void {
    if (!this.#shapes.byName.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
      this.#shapes.byName.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    super.handleReadyForQuery(connection)
  }
}
