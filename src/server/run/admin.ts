import os from 'node:os'
import { setUpBot } from '#server/admin/bot.ts'
import { adminUsage, performAdmin, readAdmin } from '#server/admin/command.ts'
import { systemClock } from '#server/clock/clock.ts'
import { createTestClock } from '#server/clock/test-clock.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'
import { loadConfig } from './load-config.ts'

const operatorName = (): string => {
  try {
    // Under sudo the original user is responsible.
    return process.env.SUDO_USER ?? os.userInfo().username
  } catch {
    // A container's user may have no name.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}

await runCommand(async () => {
  const args = process.argv.slice(2)
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) {
    console.log(adminUsage())
    return
  }
  if (args.join(' ') === 'bot setup') {
    // At a first start there is no game yet.
    console.log(await setUpBot(loadConfig(), (work) => onGame(work, { ofAnyBuild: true })))
    return
  }
  const asked = await readAdmin(args)
  if (asked.task === undefined) {
    console.log(asked.printed.join('\n'))
    return
  }
  await onGame(async (db, config) => {
    const clock = config.testClockFile === null ? systemClock : createTestClock(config.testClockFile)
    const onProgress = (line: string): void => console.log(line)
    const ports = { db, nowMs: clock.nowMs(), clock, entropy: systemEntropy, who: operatorName(), config, onProgress }
    console.log((await performAdmin(ports, asked)).join('\n'))
  })
})
