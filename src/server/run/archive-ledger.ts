import { archivedTableOf, archiveLedgerMonth } from '#server/db/ledger-archive.ts'
import { onGame } from './game-database.ts'
import { commandLine, runCommandLine } from './run-command-line.ts'

await runCommandLine(
  commandLine('archive-ledger', 'takes an old month out of the ledger; the audit goes on by its sums')
    .argument('<month>', 'year and month, UTC, like 2026-08')
    .action(async (month: string) => {
      // Refuses before it starts a database.
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
    }),
)
