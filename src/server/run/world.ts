import { systemClock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import { createLogger } from '../create-logger.ts'
import { loadConfig } from '../load-config.ts'
import { OperatorError } from '../operator-error.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { createTestClock } from '../test-clock.ts'
import { buildArtOnce } from './build-art.ts'
import { runCommand, withDatabaseServer } from './launcher.ts'
import { givenOptions } from './options.ts'
import { simulateWorld } from './simulate-world.ts'
import { seedOf, simulationAsked } from './simulation-options.ts'

const growWorld = async (config: ServerConfig, worldSeed: number): Promise<void> => {
  const clock = config.testClockFile === null ? systemClock : createTestClock(config.testClockFile)
  await withDatabaseServer(config, (databaseUrl) =>
    prepareDatabase({ databaseUrl, nowMs: clock.nowMs(), log: createLogger(config), worldSeed }),
  )
  console.log('The world is there; one that already stood was left as it is.')
}

await runCommand(async () => {
  const config = loadConfig()
  const given = givenOptions({
    seed: { type: 'string' },
    simulate: { type: 'string' },
    players: { type: 'string' },
    keep: { type: 'boolean' },
    page: { type: 'string' },
  })
  const { simulate, players, keep = false, page } = given
  const seed = given.seed ?? String(config.worldSeed)
  if (simulate === undefined && (players !== undefined || keep || page !== undefined))
    throw new OperatorError(
      '--players, --keep and --page go with a simulation: npm run world -- --simulate 28d --players 30',
    )
  const worldSeed = seedOf(seed)
  const asked = simulate === undefined ? null : simulationAsked({ simulate, players, seed: worldSeed })
  await buildArtOnce((line) => console.log(line))
  if (asked === null) await growWorld(config, worldSeed)
  else await simulateWorld(config, { ...asked, keep, page })
})
