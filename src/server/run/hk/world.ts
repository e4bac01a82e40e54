import type { Command } from 'commander'
import { loadArt } from '#server/art.ts'
import { clockOf } from '#server/clock/test-clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { createLogger } from '#server/observability/create-logger.ts'
import { UsageError } from '#server/operators/operator-error.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { withDatabaseServer } from '../launcher.ts'
import { loadConfig } from '../load-config.ts'
import { seedOf, simulationAsked } from './simulation-options.ts'

const growWorld = async (config: ServerConfig, worldSeed: number): Promise<void> => {
  const clock = clockOf(config)
  await withDatabaseServer(config, (databaseUrl) =>
    prepareDatabase({ databaseUrl, nowMs: clock.nowMs(), log: createLogger(config), worldSeed }),
  )
  console.log('The world is there; one that already stood was left as it is.')
}

interface WorldFlags {
  readonly seed?: string
  readonly simulate?: string
  readonly players?: string
  readonly keep?: boolean
  readonly page?: string
}

const makeWorld = async ({ simulate, players, keep = false, page, ...given }: WorldFlags): Promise<void> => {
  const config = loadConfig()
  const seed = given.seed ?? String(config.worldSeed)
  if (simulate === undefined && (players !== undefined || keep || page !== undefined))
    throw new UsageError('--players, --keep and --page go with a simulation: hk world --simulate 28d --players 30')
  const worldSeed = seedOf(seed)
  const asked = simulate === undefined ? null : simulationAsked({ simulate, players, seed: worldSeed })
  // Fails before any work on the database if the art is not built, because the players' gear needs its picture URLs.
  loadArt()
  if (asked === null) {
    await growWorld(config, worldSeed)
    return
  }
  const { simulateWorld } = await import('./simulate-world.ts')
  await simulateWorld(config, { ...asked, keep, page })
}

export const world = (line: Command): Command =>
  line
    .option('--seed <n>', 'the number that it grows from; WORLD_SEED unless said')
    .option('--simulate <days>', 'plays the last days of a season, like 28d')
    .option('--players <n>', 'people in the simulation; 30 unless said')
    .option('--keep', 'keeps the database of the simulation')
    .option('--page <file>', 'where the page of plots goes')
    .action(makeWorld)
