import { systemClock } from '../clock.ts'
import { createLogger } from '../create-logger.ts'
import { loadConfig } from '../load-config.ts'
import { OperatorError } from '../operator-error.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { createTestClock } from '../test-clock.ts'
import { buildArtOnce } from './build-art.ts'
import { runCommand, withDatabaseServer } from './launcher.ts'
import { givenOptions } from './options.ts'

await runCommand(async () => {
  const config = loadConfig()
  const seed = givenOptions({ seed: { type: 'string' } }).seed ?? String(config.worldSeed)
  if (!/^\d{1,9}$/.test(seed)) throw new OperatorError('The seed is a whole number: npm run world -- --seed 7')
  const clock = config.testClockFile === null ? systemClock : createTestClock(config.testClockFile)
  await buildArtOnce((line) => console.log(line))
  await withDatabaseServer(config, (databaseUrl) =>
    prepareDatabase({ databaseUrl, nowMs: clock.nowMs(), log: createLogger(config), worldSeed: Number(seed) }),
  )
  console.log('The world is there; one that already stood was left as it is.')
})
