import { auditLines } from '../admin/audit-text.ts'
import { audit } from '../db/audit.ts'
import { createDb } from '../db/connection.ts'
import { isMigrated } from '../db/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { runWithDatabase } from './launcher.ts'

await runWithDatabase(async (url) => {
  const { db, close } = createDb(url, { max: 1, statementTimeoutMs: 0 })
  try {
    if (!(await isMigrated(db))) {
      throw new OperatorError('The database is not of this build: start the game once, then audit it.')
    }
    const report = await audit(db)
    console.log(auditLines(report).join('\n'))
    if (report.differences.length > 0) process.exitCode = 1
  } finally {
    await close()
  }
})
