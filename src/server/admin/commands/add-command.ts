import type { Command } from 'commander'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Entropy } from '../../entropy.ts'
import type { Operator } from '../acts.ts'

/** What a command runs with. */
export interface AdminScope {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
  readonly who: string
  /** Settings of the messenger; only `bot setup` needs them. */
  readonly config?: ServerConfig
  /** For long commands; without it all of it happens at `nowMs`. */
  readonly clock?: Clock
  /** Reports the progress of a long command. */
  readonly onProgress?: (line: string) => void
}

/** Flags of every command that changes something. */
export interface ActFlags {
  readonly why?: string
  readonly dryRun?: boolean
}

export type Work = (operator: Operator, scope: AdminScope) => Promise<string[]>

/** Runs the work of a command and prints its lines; with `dryRun` all of it is rolled back. */
export type Run = (flags: ActFlags, work: Work) => Promise<void>

/** Adds one command to a command line. */
export type AddCommand = (parent: Command, run: Run) => void

/** Adds the flags of a command that changes the database alone: a rollback undoes a dry run of it. */
export const acting = (command: Command): Command =>
  command
    .option('--why <reason>', 'the reason, kept for ever', '')
    .option('--dry-run', 'prints the outcome and changes nothing')
