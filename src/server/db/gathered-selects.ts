import type { RawBuilder } from 'kysely'
import type { PartReader, PlayerRead, SelectReaders } from './player-view.ts'

/** Lets several selects of one table share one lookup: each extra lookup slows the bootstrap. */
export interface Gathering {
  readonly name: string
  /** Selects the values of all keys as one JSON object. Null if there are none. */
  readonly part: (keys: readonly string[], playerId: number) => RawBuilder<unknown>
  /** Converts a JSON value to what the ungathered reader returns. */
  readonly valueOf: (value: unknown) => unknown
}

export interface GatheredReader<T> extends PartReader<T> {
  readonly gathering: Gathering
  readonly key: string
}

export const gatheredReader = <T>(gathering: Gathering, key: string, reader: PartReader<T>): GatheredReader<T> =>
  Object.assign((playerId: number, nowMs: number) => reader(playerId, nowMs), { gathering, key })

const isGathered = (reader: PartReader<unknown>): reader is GatheredReader<unknown> => 'gathering' in reader

type Scattered<Row, R extends SelectReaders> = Row & Pick<PlayerRead<R>, keyof R & string>

/** Merges the readers of one gathering into one select. `scatter` splits its value again, under each reader's name. */
export const gatherSelects = <R extends SelectReaders>(
  readers: R,
): {
  readonly reads: SelectReaders
  readonly scatter: <Row extends object>(row: Row) => Scattered<Row, R>
} => {
  const gathered = Object.entries(readers).flatMap(([name, reader]) => (isGathered(reader) ? [{ name, reader }] : []))
  const gatherings = [...new Set(gathered.map(({ reader }) => reader.gathering))].map((gathering) => {
    const own = gathered.filter(({ reader }) => reader.gathering === gathering)
    return { gathering, own, keys: own.map(({ reader }) => reader.key) }
  })
  const alone = Object.fromEntries(Object.entries(readers).filter(([, reader]) => !isGathered(reader)))
  const scatter = <Row extends object>(row: Row): Scattered<Row, R> => {
    const values = Object.assign({} as Record<string, unknown>, row) as Record<string, unknown>
    for (const { gathering, own } of gatherings) {
      const found = values[gathering.name] as Readonly<Record<string, unknown>> | null
      for (const { name, reader } of own) values[name] = gathering.valueOf(found?.[reader.key] ?? null)
    }
    return values as Scattered<Row, R>
  }
  const together = gatherings.map(({ gathering: { name, part }, keys }) => ({
    [name]: (playerId: number) => part(keys, playerId),
  }))
  return { reads: Object.assign(alone, ...together), scatter }
}
