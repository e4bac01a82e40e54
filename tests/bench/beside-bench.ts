import { sql } from 'kysely'
import { startSurroundings } from './bench-surroundings.ts'
import { buildServerOf } from './build-under-bench.ts'
import { median, printFigure } from './figure.ts'
import { type MeasuredBuild, type Measurement, startMeasuredBuild } from './measured-build.ts'

/**
 * What a find-and-fight costs of the processor beside a commit, and that commit beside itself: three servers, each on a database of its
 * own, in turns of the same rounds. How far the commit lies from itself is what this machine cannot tell apart.
 * `BASE=commit` names another one than that before seasons (issue 34).
 */
const BASE = process.env.BASE ?? '10526e97'
const PLAYERS = Number(process.env.BESIDE_PLAYERS ?? 400)
const ROUNDS = Number(process.env.BESIDE_ROUNDS ?? 15)
const WARM_UP_ROUNDS = 4
/** Issue 34's, beside the distance of the commit to itself. */
const BAR = 1.05

const { surroundings, stop } = await startSurroundings('beside', PLAYERS)
const presentFile = await buildServerOf(null)
const baseFile = await buildServerOf(BASE)
const NAMES = ['present', 'base', 'twin'] as const
type Name = (typeof NAMES)[number]
const builds: Record<Name, MeasuredBuild> = {
  present: await startMeasuredBuild(surroundings, { name: 'present', file: presentFile }),
  base: await startMeasuredBuild(surroundings, { name: 'base', file: baseFile }),
  twin: await startMeasuredBuild(surroundings, { name: 'twin', file: baseFile }),
}

const rounds: Record<Name, Measurement>[] = []
for (let number = 0; number < WARM_UP_ROUNDS + ROUNDS; number++) {
  if (number === WARM_UP_ROUNDS - 1)
    for (const name of NAMES) {
      // While every player has an opponent: plans made for empty tables are made anew.
      await builds[name].calls('combats.find', surroundings.players)
      await sql`vacuum analyze`.execute(builds[name].db)
    }
  const taken: Partial<Record<Name, Measurement>> = {}
  for (let turn = 0; turn < NAMES.length; turn++) {
    const name = NAMES[(number + turn) % NAMES.length] ?? 'present'
    taken[name] = await builds[name].fights()
  }
  if (number >= WARM_UP_ROUNDS) rounds.push(taken as Record<Name, Measurement>)
}

const total = ({ node, postgres: database }: Measurement): number => node + database
for (const name of NAMES)
  for (const side of ['node', 'postgres'] as const)
    printFigure({
      name: `fights_${name}_cpu_${side}`,
      value: median(rounds.map((round) => round[name][side])),
      unit: 'µs/fight',
    })
const distance = Math.abs(median(rounds.map(({ base, twin }) => total(twin) / total(base))) - 1)
printFigure({ name: 'fights_base_to_itself', value: distance, unit: 'ratio' })
printFigure({
  name: 'fights_cpu_to_base',
  value: median(rounds.map(({ present, base }) => total(present) / total(base))),
  unit: 'ratio',
  bar: { atMost: BAR + distance },
})

for (const name of NAMES) await builds[name].stop()
await stop()
