import os from 'node:os'
import { runAdmin } from '../admin/command.ts'
import { systemClock } from '../clock.ts'
import { createDb } from '../db/connection.ts'
import { isMigrated } from '../db/migrate.ts'
import { systemEntropy } from '../entropy.ts'
import { OperatorError } from '../operator-error.ts'
import { createTestClock } from '../test-clock.ts'
import { runWithDatabase } from './launcher.ts'

const operatorName = (): string => {
  try {
    // Under sudo the one who became root answers for it.
    return process.env.SUDO_USER ?? os.userInfo().username
  } catch {
    // A container's user may have no name.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}

await runWithDatabase(async (url, config) => {
  const clock = config.testClockFile === null ? systemClock : createTestClock(config.testClockFile)
  const { db, close } = createDb(url, { max: 2 })
  try {
    if (!(await isMigrated(db))) throw new OperatorError('The database is not of this build: start the game once.')
    const ports = { db, nowMs: clock.nowMs(), entropy: systemEntropy, who: operatorName() }
    console.log((await runAdmin(ports, process.argv.slice(2))).join('\n'))
  } finally {
    await close()
  }
})
