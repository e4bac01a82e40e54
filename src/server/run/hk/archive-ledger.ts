import type { Command } from 'commander'
import { archivedTableOf, archiveLedgerMonth } from '#server/db/ledger-archive.ts'
import { onGame } from '../game-database.ts'

const archive = async (month: string): Promise<void> => {
  // Refuses a wrong month before a database is started.
  archivedTableOf(month, Date.now())
  await onGame(
    async (db) => {
      const table = await archiveLedgerMonth(db, month, Date.now())
      console.log(
        `${month} is out of the ledger; its sums count in the audit. Its rows are in the table ${table}: dump it, then drop it.`,
      )
    },
    { statementTimeoutMs: 0 },
  )
}

export const archiveLedger = (line: Command): Command =>
  line.argument('<month>', 'year and month, UTC, like 2026-08').action(archive)
