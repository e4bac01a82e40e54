import { checkOut } from './checkouts.ts'
import { type Compared, compare } from './compare.ts'
import { type MeasuredBuild, startSurroundings } from './measured-build.ts'
import { buildServer } from './server-build.ts'

/** Calls that can be compared. */
export const SERVER_PARTS = ['claims', 'fights', 'home'] as const
export type ServerPart = (typeof SERVER_PARTS)[number]

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 400)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const WARM_UP = 3

/** Compares the processor time of calls: three servers, each on a database of its own. */
export const compareServers = async (commit: string, parts: readonly ServerPart[]): Promise<void> => {
  const [present, base] = [await buildServer(), await buildServer(checkOut(commit))]
  const surroundings = await startSurroundings(PLAYERS)
  const builds: Compared<MeasuredBuild> = {
    present: await surroundings.start('present', present),
    base: await surroundings.start('base', base),
    twin: await surroundings.start('twin', base),
  }
  for (const build of Object.values(builds)) {
    await build.claims()
    await build.fights()
    await build.settlePlans()
  }
  for (const part of parts)
    await compare(part, builds, { unit: 'µs/call', rounds: ROUNDS, warmUp: WARM_UP }, async (build) => {
      const { node, postgres } = await build[part]()
      return { node, postgres, 'node and postgres': node + postgres }
    })
  await surroundings.stop()
}
