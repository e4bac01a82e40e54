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

export type Work = (operator: Operator, scope: AdminScope) => Promise<string | readonly string[]>

export type Run = (flags: ActFlags, work: Work) => Promise<void>

export type AddCommand = (parent: Command, run: Run) => void

export const subcommand = (parent: Command, line: string, description: string): Command =>
  parent.command(line).description(description)

/**
 * Adds `--why` and `--dry-run`. Only for commands that change the database alone: a dry run is undone by a rollback.
 */
export const acting = (command: Command): Command =>
  command
    .option('--why <reason>', 'the reason, kept for ever', '')
    .option('--dry-run', 'prints the outcome and changes nothing')
