import { sql } from 'kysely'
import { createDb } from '../../src/server/db/connection.ts'
import { startSurroundings } from './bench-surroundings.ts'
import { buildServerOf, hasCommit } from './build-under-bench.ts'
import { median, printFigure } from './figure.ts'
import { dressPlayers } from './gear.ts'
import { databaseUrl, type MeasuredBuild, type Measurement, startMeasuredBuild } from './measured-build.ts'
import { printOpenings } from './openings.ts'
import { tellsProcessorTime } from './processor-time.ts'
import { prepareReference, REFERENCE_COMMIT } from './reference-sql.ts'
import { startStatementCount } from './statement-count.ts'

/**
 * What a claim, a find-and-fight with all that it causes, and an opening of home cost: this build and an earlier commit, each a server
 * process on a database of its own, and the bare statements of the commit before issue 15, in turns of the same rounds, so that a noisy
 * minute meets all.
 */
const PLAYERS = 500
const WARM_UP_ROUNDS = 5
const ROUNDS = 7
const WORK = ['claims', 'fights'] as const

/** Of the commit before issue 15, where a fight counts with its delivery, and of the bare reference. */
const BARS = {
  claims: { ofBase: 0.42, ofReference: 1, reference: 'claim' },
  fights: { ofBase: 0.62, ofReference: 0.7, reference: 'fight' },
} as const
/** Of a fighter with nothing on. */
const GEARED_OF_BARE = 1.15

const { surroundings, client, postgresUrl, watch, stop } = await startSurroundings('bench', PLAYERS)
const { players, width } = surroundings

const startPresent = async (file: string): Promise<MeasuredBuild> =>
  startMeasuredBuild(surroundings, { name: 'present', file })

const startBase = async (): Promise<MeasuredBuild | null> => {
  if (hasCommit(REFERENCE_COMMIT))
    return startMeasuredBuild(surroundings, { name: 'base', file: await buildServerOf(REFERENCE_COMMIT) })
  console.error(`This clone has no commit ${REFERENCE_COMMIT}: nothing is compared with it.`)
  return null
}

const startReference = async (): Promise<string> => {
  await sql`create database bench_reference`.execute(watch.db)
  const url = databaseUrl(postgresUrl, 'bench_reference')
  const { db, close } = createDb(url, { max: 1, statementTimeoutMs: 0 })
  await prepareReference(db)
  await client.run({ kind: 'reference', url, name: 'onboard', players, width })
  await sql`update players set fights = 10`.execute(db)
  await sql`vacuum analyze`.execute(db)
  await close()
  return url
}

interface Round {
  readonly present: Measurement
  readonly base: Measurement | null
  /** Of fights alone. */
  readonly geared: Measurement | null
  readonly referenceSeconds: number
}

const presentFile = await buildServerOf(null)
const present = await startPresent(presentFile)
const base = await startBase()
const geared = await startMeasuredBuild(surroundings, { name: 'geared', file: presentFile })
await dressPlayers(geared.db, players)
const referenceUrl = await startReference()

const round = async (work: (typeof WORK)[number], number: number): Promise<Round> => {
  const first = number % 2 === 0 ? await base?.[work]() : undefined
  const own = await present[work]()
  const dressed = work === 'fights' ? await geared.fights() : null
  const second = number % 2 === 0 ? undefined : await base?.[work]()
  const name = BARS[work].reference
  const { seconds } = await client.run({ kind: 'reference', url: referenceUrl, name, players, width })
  return { present: own, base: first ?? second ?? null, geared: dressed, referenceSeconds: seconds }
}

/**
 * Plans made for empty tables are made anew, as in a game that has been played for longer than these minutes. Every player has an
 * opponent meanwhile: between two rounds nobody has one, and matches would be looked for in all pages of a table that was empty.
 */
const settlePlans = async (): Promise<void> => {
  for (const one of [present, base, geared]) if (one) await one.calls('combats.find', players)
  const reference = createDb(referenceUrl, { max: 1, statementTimeoutMs: 0 })
  for (const one of [present, base, geared, reference]) if (one) await sql`vacuum analyze`.execute(one.db)
  await reference.close()
}

const rounds: Record<(typeof WORK)[number], Round[]> = { claims: [], fights: [] }
for (let number = 0; number < WARM_UP_ROUNDS + ROUNDS; number++) {
  if (number === WARM_UP_ROUNDS - 1) await settlePlans()
  for (const work of WORK) {
    const measured = await round(work, number)
    if (number >= WARM_UP_ROUNDS) rounds[work].push(measured)
  }
}

const perSecond = (seconds: readonly number[]): number => PLAYERS / median(seconds)

const printBuild = (name: string, measured: readonly Measurement[]): void => {
  printFigure({ name: `${name}_http`, value: perSecond(measured.map(({ seconds }) => seconds)), unit: 'calls/s' })
  if (!tellsProcessorTime) return
  for (const side of ['node', 'postgres'] as const)
    printFigure({ name: `${name}_cpu_${side}`, value: median(measured.map((one) => one[side])), unit: 'µs/call' })
}

const total = ({ node, postgres: database }: Measurement): number => node + database

for (const work of WORK) {
  const taken = rounds[work]
  const { ofBase, ofReference } = BARS[work]
  printBuild(
    work,
    taken.map((one) => one.present),
  )
  const pairs = taken.flatMap((one) => (one.base ? [{ own: one.present, base: one.base }] : []))
  if (pairs.length > 0) {
    printBuild(
      `${work}_base`,
      pairs.map((pair) => pair.base),
    )
    if (tellsProcessorTime) {
      const value = median(pairs.map((pair) => total(pair.own) / total(pair.base)))
      // The bar of fights is for what they cost with their delivery.
      printFigure({
        name: `${work}_cpu_to_base`,
        value,
        unit: 'ratio',
        ...(work === 'claims' && { bar: { atMost: ofBase } }),
      })
    }
    const faster = median(pairs.map((pair) => pair.base.seconds / pair.own.seconds))
    printFigure({ name: `${work}_speed_to_base`, value: faster, unit: 'ratio' })
  }
  printFigure({
    name: `${work}_reference`,
    value: perSecond(taken.map((one) => one.referenceSeconds)),
    unit: 'calls/s',
  })
  const beside = median(taken.map((one) => one.referenceSeconds / one.present.seconds))
  printFigure({ name: `${work}_http_to_reference`, value: beside, unit: 'ratio', bar: { atLeast: ofReference } })
  if (pairs.length > 0) {
    const then = median(taken.flatMap((one) => (one.base ? [one.referenceSeconds / one.base.seconds] : [])))
    printFigure({ name: `${work}_base_http_to_reference`, value: then, unit: 'ratio' })
  }
}
const dressedRounds = rounds.fights.flatMap((one) => (one.geared ? [{ bare: one.present, geared: one.geared }] : []))
printBuild(
  'fights_geared',
  dressedRounds.map((one) => one.geared),
)
if (tellsProcessorTime) {
  const value = median(dressedRounds.map((one) => total(one.geared) / total(one.bare)))
  printFigure({ name: 'fights_geared_cpu_to_bare', value, unit: 'ratio', bar: { atMost: GEARED_OF_BARE } })
}

const left = await present.messages()
await present.stop()
await geared.stop()
await base?.stop()

// The jobs run apart, so that no round meets them; what they take is counted with the fights that caused it.
const delivering = await startMeasuredBuild(surroundings, { name: 'present', file: presentFile, env: { JOBS: 'on' } })
const delivered = await delivering.deliveries()
await delivering.stop()
if (delivered && tellsProcessorTime) {
  for (const side of ['node', 'postgres'] as const)
    printFigure({ name: `deliveries_cpu_${side}`, value: delivered[side], unit: 'µs/message' })
  const ofFight = (total(delivered) * left) / (PLAYERS * (WARM_UP_ROUNDS + ROUNDS))
  printFigure({ name: 'fights_cpu_delivery', value: ofFight, unit: 'µs/fight' })
  const pairs = rounds.fights.flatMap((one) => (one.base ? [{ own: total(one.present), base: total(one.base) }] : []))
  const value = median(pairs.map((pair) => (pair.own + ofFight) / pair.base))
  const bar = { atMost: BARS.fights.ofBase }
  if (base) printFigure({ name: 'fights_cpu_with_delivery_to_base', value, unit: 'ratio', bar })
}

await printOpenings(surroundings, presentFile, { warmUpRounds: WARM_UP_ROUNDS, rounds: ROUNDS })

const counting = await startStatementCount(surroundings, presentFile)
for (const { name, value, bar } of await counting.figures()) printFigure({ name, value, unit: 'statements', bar })
await counting.stop()

await stop()
