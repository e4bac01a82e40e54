import pg from 'pg'
import { pino } from 'pino'
import { createDb } from '#server/db/connection.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { median, printFigure, secondsFor } from './figure.ts'
import { WIDTH } from './load.ts'
import { type Measurement, startSurroundings } from './measured-build.ts'
import { growPlayers } from './million-players.ts'
import { claimInSql, fightInSql, readMatchExample } from './reference-sql.ts'
import { buildServer } from './server-build.ts'

/**
 * Measures a claim, find + fight and a bootstrap of home. Compares the first two with bare SQL on the same schema,
 * in turns of the same rounds.
 */
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 500)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const WARM_UP = 4

const surroundings = await startSurroundings(PLAYERS)
const present = await surroundings.start('present', await buildServer())

const database = 'reference'
const databaseUrl = await surroundings.createDatabase(database)
await prepareDatabase({ databaseUrl, nowMs: Date.now(), log: pino({ level: 'silent' }), worldSeed: null })
const reference = createDb(databaseUrl, { max: 1, statementTimeoutMs: 0 })
await growPlayers(reference.db, PLAYERS, Date.now())
await reference.close()
const pool = new pg.Pool({ connectionString: databaseUrl, max: WIDTH })

await present.claims()
await present.fights()
await present.settlePlans()
const example = await readMatchExample(present.db)

const ids = Array.from({ length: PLAYERS }, (_, index) => index + 1)
const inSql = (work: (playerId: number) => Promise<void>) => (): Promise<Measurement> =>
  surroundings.measure({ serverPid: process.pid, database }, () => secondsFor(ids, WIDTH, work))
const WORK = {
  claims: { server: present.claims, sql: inSql((id) => claimInSql(pool, id)) },
  fights: { server: present.fights, sql: inSql((id) => fightInSql(pool, id, example)) },
  home: { server: present.home, sql: null },
} as const

const print = (name: string, measured: readonly Measurement[]): void => {
  printFigure({ name, value: PLAYERS / median(measured.map(({ seconds }) => seconds)), unit: 'calls/s' })
  for (const side of ['node', 'postgres'] as const)
    printFigure({ name: `${name}_cpu_${side}`, value: median(measured.map((one) => one[side])), unit: 'µs/call' })
}

for (const [name, { server, sql }] of Object.entries(WORK)) {
  const taken: { readonly server: Measurement; readonly sql: Measurement | null }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const measured = { server: await server(), sql: sql && (await sql()) }
    if (round >= WARM_UP) taken.push(measured)
  }
  print(
    name,
    taken.map((round) => round.server),
  )
  const pairs = taken.flatMap((round) => (round.sql ? [{ server: round.server, sql: round.sql }] : []))
  if (pairs.length === 0) continue
  print(
    `${name}_in_sql`,
    pairs.map((pair) => pair.sql),
  )
  const speed = median(pairs.map((pair) => pair.sql.seconds / pair.server.seconds))
  printFigure({ name: `${name}_speed_to_sql`, value: speed, unit: 'ratio' })
  const work = median(pairs.map((pair) => pair.server.postgres / pair.sql.postgres))
  printFigure({ name: `${name}_postgres_to_sql`, value: work, unit: 'ratio' })
}
await pool.end()
await surroundings.stop()
