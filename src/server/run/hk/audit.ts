import type { Command } from 'commander'
import { auditLines } from '#server/admin/audit-text.ts'
import { audit } from '#server/db/audit.ts'
import { onGame } from '../game-database.ts'

export const auditGame = (line: Command): Command =>
  line.action(() =>
    onGame(
      async (db) => {
        const report = await audit(db)
        console.log(auditLines(report).join('\n'))
        if (report.differences.length > 0) process.exitCode = 1
      },
      { statementTimeoutMs: 0 },
    ),
  )
