import { performAdmin, readAdmin } from '../../../src/server/admin/command.ts'
import type { AdminScope } from '../../../src/server/admin/commands/add-command.ts'

/** Throws OperatorError. */
export const runAdmin = async (scope: AdminScope, args: readonly string[]): Promise<string[]> =>
  performAdmin(scope, await readAdmin(args))
