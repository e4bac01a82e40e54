import { auditLines } from '../admin/audit-text.ts'
import { audit } from '../db/audit.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'

await runCommand(() =>
  onGame(
    async (db) => {
      const report = await audit(db)
      console.log(auditLines(report).join('\n'))
      if (report.differences.length > 0) process.exitCode = 1
    },
    { statementTimeoutMs: 0 },
  ),
)
