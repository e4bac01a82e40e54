import type { Command } from 'commander'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Operator } from '../acts.ts'

export interface AdminScope extends CallScope {
  readonly who: string
  /** Only `bot setup` needs it. */
  readonly config?: ServerConfig
  /** For long commands. Without it the time stays at `nowMs`. */
  readonly clock?: Clock
  readonly onProgress?: (line: string) => void
}

export interface ActFlags {
  readonly why?: string
  readonly dryRun?: boolean
}

export type Work = (operator: Operator, scope: AdminScope) => Promise<string[]>

/** With `dryRun` the work is rolled back. */
export type Run = (flags: ActFlags, work: Work) => Promise<void>

export type AddCommand = (parent: Command, run: Run) => void

/** Adds the flags of a command that changes only the database, so that a rollback undoes its dry run. */
export const acting = (command: Command): Command =>
  command
    .option('--why <reason>', 'the reason, kept for ever', '')
    .option('--dry-run', 'prints the outcome and changes nothing')
