import { clockOf, turnTestClock } from '#server/clock/test-clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { createDb } from '#server/db/connection.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { makeTestPlayer } from '#server/local/test-player.ts'
import { parseTestPlayerOptions, seasonDayOf, TEST_PLAYER_OPTIONS } from '#server/local/test-player-options.ts'
import { seasonDayMs } from '#server/local/test-seasons.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { createLogger } from '#server/observability/create-logger.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { buildArtOnce } from './build-art.ts'
import { runCommand, withDatabaseServer } from './launcher.ts'
import { loadConfig } from './load-config.ts'
import { givenOptions } from './options.ts'
import { playAddress } from './running-address.ts'

const refuseRealPlayers = ({ mode }: ServerConfig): void => {
  if (mode === 'messenger')
    throw new OperatorError('A bot token is configured: test players are for local mode only. Remove BOT_TOKEN.')
}

await runCommand(async () => {
  const config = loadConfig()
  refuseRealPlayers(config)
  const given = givenOptions(TEST_PLAYER_OPTIONS)
  const options = parseTestPlayerOptions(given)
  const seasonDay = seasonDayOf(given)
  const { testClockFile } = config
  if (seasonDay !== undefined && testClockFile === null)
    throw new OperatorError('--season-day turns the clock: name its file by TEST_CLOCK, as for the server.')
  const clock = clockOf(config)
  await buildArtOnce((line) => console.log(line))
  await withDatabaseServer(config, async (databaseUrl) => {
    await prepareDatabase({ databaseUrl, nowMs: clock.nowMs(), log: createLogger(config), worldSeed: config.worldSeed })
    const { db, close } = createDb(databaseUrl, { max: 2 })
    const make = async () => {
      if (seasonDay !== undefined && testClockFile !== null)
        turnTestClock(testClockFile, seasonDayMs(await currentSeason(db, clock.nowMs()), seasonDay, clock.nowMs()))
      return makeTestPlayer({ db, nowMs: clock.nowMs(), entropy: systemEntropy }, options)
    }
    const player = await make().finally(close)
    console.log(`Player ${player.id}, ${player.name}: ${await playAddress(config)}/?local-player=${player.id}`)
  })
})
