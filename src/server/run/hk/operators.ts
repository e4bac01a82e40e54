import type { Command } from 'commander'
import type { Operator } from '#server/admin/acts.ts'
import { clockOf } from '#server/clock/test-clock.ts'
import { addOperator, changeRole, operatorLines, removeOperator, resetOperator } from '#server/desk/operators.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { onGame } from '../game-database.ts'
import { operatorName } from './operator-name.ts'

interface Flags {
  readonly why: string
}

const perform = (why: string, work: (operator: Operator) => Promise<string[]>): Promise<void> =>
  onGame(async (db, config) => {
    const operator = { db, nowMs: clockOf(config).nowMs(), entropy: systemEntropy, who: operatorName(), why }
    console.log((await work(operator)).join('\n'))
  })

const acting = (command: Command): Command => command.requiredOption('--why <reason>', 'the reason, kept for ever')

export const operators = (line: Command): Command => {
  acting(line.command('add <name>'))
    .description('lets a person sign in at the desk; prints password and authenticator once')
    .requiredOption('--role <role>', 'read, support or owner')
    .action((name: string, { role, why }: Flags & { readonly role: string }) =>
      perform(why, (operator) => addOperator(operator, name, role)),
    )
  acting(line.command('role <name> <role>'))
    .description('read, support or owner; ends the sessions')
    .action((name: string, role: string, { why }: Flags) =>
      perform(why, (operator) => changeRole(operator, name, role)),
    )
  acting(line.command('reset <name>'))
    .description('a new password and authenticator; ends the sessions and a lock')
    .action((name: string, { why }: Flags) => perform(why, (operator) => resetOperator(operator, name)))
  acting(line.command('remove <name>'))
    .description('ends the account and its sessions')
    .action((name: string, { why }: Flags) => perform(why, (operator) => removeOperator(operator, name)))
  line
    .command('list')
    .description('who may sign in')
    .action(() => onGame(async (db) => console.log((await operatorLines(db)).join('\n'))))
  return line
}
