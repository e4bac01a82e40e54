import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { buildServerOf, hasCommit } from './build-under-bench.ts'
import { median, printFigure } from './figure.ts'
import { type BenchSurroundings, type Measurement, startMeasuredBuild } from './measured-build.ts'
import { tellsProcessorTime } from './processor-time.ts'

/** The commit before issue 32. */
const COMMIT_BEFORE = 'f17591bc'
/** Of what it cost there. */
const OF_BEFORE = 0.7
/** Of what an opening costs whose answer has changed. */
const OF_OPENING = 0.9

/** A build that is built has an id of its own; without one nobody holds an answer. */
const env = { BUILD_ID: 'bench' }

/** Most players are past their first days, which the commit before did not have at all. */
const setFirstDays = (db: Kysely<Database>, areOpen: boolean): Promise<unknown> =>
  sql`update first_days set due_at = ${areOpen ? sql`begins_at + interval '14 days'` : null}`.execute(db)

const total = ({ node, postgres }: Measurement): number => node + postgres

/**
 * Measures openings of home by players who have claimed and fought, such as find the same as before, and such in their first days, of this build and of the commit before, each on a database of its own,
 * in turns of the same rounds.
 */
export const printOpenings = async (
  surroundings: BenchSurroundings,
  presentFile: string,
  { warmUpRounds, rounds }: { readonly warmUpRounds: number; readonly rounds: number },
): Promise<void> => {
  const { players } = surroundings
  const present = await startMeasuredBuild(surroundings, { name: 'opening', file: presentFile, env })
  const before = hasCommit(COMMIT_BEFORE)
    ? await startMeasuredBuild(surroundings, { name: 'opening_before', file: await buildServerOf(COMMIT_BEFORE), env })
    : null
  const builds = before ? [present, before] : [present]
  for (const build of builds) {
    await build.claims()
    await build.fights()
    await sql`vacuum analyze`.execute(build.db)
  }

  const taken: {
    readonly own: Measurement
    readonly again: Measurement
    readonly early: Measurement
    readonly earlier: Measurement | null
  }[] = []
  for (let number = 0; number < warmUpRounds + rounds; number++) {
    const first = number % 2 === 0 ? await before?.openings() : undefined
    await setFirstDays(present.db, true)
    const early = await present.openings()
    await setFirstDays(present.db, false)
    const own = await present.openings()
    const again = await present.returns()
    const earlier = number % 2 === 0 ? first : await before?.openings()
    if (number >= warmUpRounds) taken.push({ own, again, early, earlier: earlier ?? null })
  }
  for (const build of builds) await build.stop()

  const print = (name: string, measured: readonly Measurement[]): void => {
    if (measured.length === 0) return
    const seconds = median(measured.map((one) => one.seconds))
    printFigure({ name: `${name}_http`, value: players.length / seconds, unit: 'calls/s' })
    if (!tellsProcessorTime) return
    for (const side of ['node', 'postgres'] as const)
      printFigure({ name: `${name}_cpu_${side}`, value: median(measured.map((one) => one[side])), unit: 'µs/call' })
  }
  print(
    'openings',
    taken.map(({ own }) => own),
  )
  print(
    'returns',
    taken.map(({ again }) => again),
  )
  print(
    'openings_in_first_days',
    taken.map(({ early }) => early),
  )
  const pairs = taken.flatMap(({ own, earlier }) => (earlier ? [{ own, earlier }] : []))
  print(
    'openings_before',
    pairs.map(({ earlier }) => earlier),
  )
  if (!tellsProcessorTime) return
  const returned = median(taken.map(({ own, again }) => total(again) / total(own)))
  printFigure({ name: 'returns_cpu_to_opening', value: returned, unit: 'ratio', bar: { atMost: OF_OPENING } })
  if (pairs.length === 0) return
  const value = median(pairs.map(({ own, earlier }) => total(own) / total(earlier)))
  printFigure({ name: 'openings_cpu_to_before', value, unit: 'ratio', bar: { atMost: OF_BEFORE } })
}
