import type { Command } from 'commander'
import { setUpBot } from '#server/admin/bot.ts'
import { addAdminCommands, performAdmin } from '#server/admin/command.ts'
import type { Run } from '#server/admin/commands/add-command.ts'
import { clockOf } from '#server/clock/test-clock.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { onGame } from '../game-database.ts'
import { loadConfig } from '../load-config.ts'
import { operatorName } from './operator-name.ts'

const perform: Run = (flags, work) =>
  onGame(async (db, config) => {
    const clock = clockOf(config)
    const onProgress = (line: string): void => console.log(line)
    const scope = { db, nowMs: clock.nowMs(), clock, entropy: systemEntropy, who: operatorName(), config, onProgress }
    console.log((await performAdmin(scope, flags, work)).join('\n'))
  })

const botSetUp = async (): Promise<void> =>
  console.log(await setUpBot(loadConfig(), (work) => onGame(work, { ofAnyBuild: true })))

export const admin = (line: Command, args: readonly string[]): Command =>
  // `bot setup` must also work before the first start, when there is no game yet.
  args.join(' ') === 'bot setup' ? line.allowExcessArguments().action(botSetUp) : addAdminCommands(line, perform)
