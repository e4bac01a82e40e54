import { systemClock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import { createLogger } from '../create-logger.ts'
import { createDb } from '../db/connection.ts'
import { systemEntropy } from '../entropy.ts'
import { loadConfig } from '../load-config.ts'
import { makeTestPlayer } from '../local/test-player.ts'
import { parseTestPlayerOptions, TEST_PLAYER_OPTIONS } from '../local/test-player-options.ts'
import { OperatorError } from '../operator-error.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { createTestClock } from '../test-clock.ts'
import { buildArtOnce } from './build-art.ts'
import { runCommand, withDatabaseServer } from './launcher.ts'
import { givenOptions } from './options.ts'
import { playAddress } from './running-address.ts'

const refuseRealPlayers = ({ mode }: ServerConfig): void => {
  if (mode === 'messenger')
    throw new OperatorError('A bot token is configured: test players are for local mode only. Remove BOT_TOKEN.')
}

await runCommand(async () => {
  const config = loadConfig()
  refuseRealPlayers(config)
  const options = parseTestPlayerOptions(givenOptions(TEST_PLAYER_OPTIONS))
  const clock = config.testClockFile === null ? systemClock : createTestClock(config.testClockFile)
  const nowMs = clock.nowMs()
  await buildArtOnce((line) => console.log(line))
  await withDatabaseServer(config, async (databaseUrl) => {
    await prepareDatabase({ databaseUrl, nowMs, log: createLogger(config), worldSeed: config.worldSeed })
    const { db, close } = createDb(databaseUrl, { max: 2 })
    const player = await makeTestPlayer({ db, nowMs, entropy: systemEntropy }, options).finally(close)
    console.log(`Player ${player.id}, ${player.name}: ${await playAddress(config)}/?local-player=${player.id}`)
  })
})
