import { performAdmin, readAdmin } from '#server/admin/command.ts'
import type { AdminScope } from '#server/admin/commands/add-command.ts'

/** Throws OperatorError. */
export const runAdmin = async (scope: AdminScope, args: readonly string[]): Promise<string[]> =>
  performAdmin(scope, await readAdmin(args))
