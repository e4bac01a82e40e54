import { Command } from 'commander'
import { addAdminCommands, performAdmin } from '#server/admin/command.ts'
import type { AdminScope } from '#server/admin/commands/add-command.ts'
import { parseCommandLine } from '#server/operators/command-line.ts'
import type { TestApp } from './test-app.ts'

/** Runs an operator's command. Throws OperatorError. */
export const runAdmin = async (scope: AdminScope, args: readonly string[]): Promise<string[]> => {
  const lines: string[] = []
  const program = addAdminCommands(new Command('hk admin'), async (flags, work) => {
    lines.push(...(await performAdmin(scope, flags, work)))
  })
  const printed = await parseCommandLine(program, args)
  return [...printed, ...lines]
}

/** Runs commands of the operator olga. Advances the clock before each: acts of the same instant have no order. */
export const adminOf =
  (server: TestApp) =>
  async (...args: readonly (string | number)[]): Promise<string> => {
    server.clock.advance(1000)
    return (await runAdmin({ ...server.scope(), who: 'olga' }, args.map(String))).join('\n')
  }
