import { CLIENT_PARTS, compareClients } from './beside-client.ts'
import { checkOut } from './checkouts.ts'
import { type Compared, compare } from './compare.ts'
import { type MeasuredBuild, startSurroundings } from './measured-build.ts'
import { buildServer } from './server-build.ts'

const SERVER_PARTS = ['claims', 'fights', 'home'] as const
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 400)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const WARM_UP = 3

const [commit, ...parts] = process.argv.slice(2)
const known: readonly string[] = [...SERVER_PARTS, ...CLIENT_PARTS]
if (commit === undefined || !parts.every((part) => known.includes(part))) {
  console.error(`npm run bench -- beside <commit> [${known.join('|')} …]`)
  process.exit(1)
}
const chosen = <Part extends string>(of: readonly Part[]): Part[] =>
  of.filter((part) => parts.length === 0 || parts.includes(part))

/** Compares the processor time of calls on three servers, each with its own database. */
const compareServers = async (serverParts: readonly (typeof SERVER_PARTS)[number][]): Promise<void> => {
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
  for (const part of serverParts)
    await compare(part, builds, { unit: 'µs/call', rounds: ROUNDS, warmUp: WARM_UP }, async (build) => {
      const { node, postgres } = await build[part]()
      return { node, postgres, 'node and postgres': node + postgres }
    })
  await surroundings.stop()
}

const [serverParts, clientParts] = [chosen(SERVER_PARTS), chosen(CLIENT_PARTS)]
if (serverParts.length > 0) await compareServers(serverParts)
if (clientParts.length > 0) await compareClients(commit, clientParts)
