import { archiveLedgerMonth } from '../db/ledger-archive.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'

await runCommand(async () => {
  const month = process.argv[2] ?? ''
  await onGame(
    async (db) => {
      const table = await archiveLedgerMonth(db, month, Date.now())
      console.log(
        `${month} is out of the ledger; its sums count in the audit. Its rows are in the table ${table}: dump it, then drop it.`,
      )
    },
    { statementTimeoutMs: 0 },
  )
})
