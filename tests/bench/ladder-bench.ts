import { startPgbouncer } from '../helpers/database/pgbouncer.ts'
import { startSurroundings } from './bench-surroundings.ts'
import { buildServerOf } from './build-under-bench.ts'
import { median, printFigure } from './figure.ts'
import { databaseUrl, type MeasuredBuild, type Measurement, startMeasuredBuild } from './measured-build.ts'
import { treeMicros } from './processor-time.ts'

/**
 * The price of the operators' ladder (src/server/readme/scale.md), on this build: one process; two processes; statements
 * without names; the same through PgBouncer in transaction mode. In turns of the same rounds. Needs Debian's pgbouncer.
 */
const PLAYERS = 500
const POOL_SIZE = 10
const WARM_UP_ROUNDS = 4
const ROUNDS = 9

const { surroundings, postgresUrl, watch, stop } = await startSurroundings('ladder', PLAYERS, ['max_connections=200'])
for (const limit of ['statement_timeout = 3500', 'lock_timeout = 2000', 'idle_in_transaction_session_timeout = 7000'])
  await watch.pool.query(`alter role current_user set ${limit}`)
const pgbouncer = await startPgbouncer(postgresUrl, POOL_SIZE)
console.error('building the server')
const file = await buildServerOf(null)
const unnamed = (name: string) => ({
  DATABASE_POOLER: 'transaction',
  DATABASE_DIRECT_URL: databaseUrl(postgresUrl, `bench_${name}`),
})
const builds = [
  await startMeasuredBuild(surroundings, { name: 'one_process', file }),
  await startMeasuredBuild(surroundings, { name: 'two_processes', file, args: ['--processes', '2'] }),
  await startMeasuredBuild(surroundings, { name: 'unnamed', file, env: unnamed('unnamed') }),
  await startMeasuredBuild(surroundings, {
    name: 'pgbouncer',
    file,
    serverPostgresUrl: `${pgbouncer.url('postgres')}?`,
    env: unnamed('pgbouncer'),
  }),
]

interface Taken extends Measurement {
  readonly pooler: number
}

const measure = async (build: MeasuredBuild): Promise<Taken> => {
  const before = treeMicros(pgbouncer.pid)
  const taken = await build.claims()
  return { ...taken, pooler: (treeMicros(pgbouncer.pid) - before) / PLAYERS }
}

const rounds: Taken[][] = []
for (let number = 0; number < WARM_UP_ROUNDS + ROUNDS; number += 1) {
  const round: Taken[] = []
  for (const build of builds) round.push(await measure(build))
  console.error(`round ${number + 1} of ${WARM_UP_ROUNDS + ROUNDS}`)
  if (number >= WARM_UP_ROUNDS) rounds.push(round)
}
for (const [index, { name }] of builds.entries()) {
  const own = rounds.flatMap((round) => round[index] ?? [])
  for (const side of ['node', 'postgres', 'pooler'] as const)
    printFigure({ name: `${name}_claim_cpu_${side}`, value: median(own.map((one) => one[side])), unit: 'µs/call' })
  printFigure({ name: `${name}_claims`, value: PLAYERS / median(own.map(({ seconds }) => seconds)), unit: 'calls/s' })
  const beside = rounds.flatMap(([one, ...others]) => {
    const other = [one, ...others][index]
    return one && other ? [one.seconds / other.seconds] : []
  })
  printFigure({ name: `${name}_speed_to_one_process`, value: median(beside), unit: 'ratio' })
}

for (const build of builds) await build.stop()
await pgbouncer.stop()
await stop()
