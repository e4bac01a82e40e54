import { audit } from '#server/db/audit.ts'
import type { AuditDifference } from '#server/db/audit-difference.ts'
import type { Db } from '#server/db/database.ts'

/** Accounts whose balance is not the sum of their ledger rows. A correct database has none. */
export const auditDifferences = async (db: Db): Promise<readonly AuditDifference[]> => (await audit(db)).differences
