import { auditLines } from '#server/admin/audit-text.ts'
import { audit } from '#server/db/audit.ts'
import { onGame } from './game-database.ts'
import { commandLine, runCommandLine } from './run-command-line.ts'

await runCommandLine(
  commandLine('audit', 'recomputes every balance from the ledger; status 1 where there is a difference').action(() =>
    onGame(
      async (db) => {
        const report = await audit(db)
        console.log(auditLines(report).join('\n'))
        if (report.differences.length > 0) process.exitCode = 1
      },
      { statementTimeoutMs: 0 },
    ),
  ),
)
