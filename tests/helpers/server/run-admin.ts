import { performAdmin, readAdmin } from '../../../src/server/admin/command.ts'
import type { AdminScope } from '../../../src/server/admin/commands/add-command.ts'

/** Reads and performs one command of an operator, as `npm run admin` does. @throws OperatorError when it cannot be done */
export const runAdmin = async (scope: AdminScope, args: readonly string[]): Promise<string[]> =>
  performAdmin(scope, await readAdmin(args))
