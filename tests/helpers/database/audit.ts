import { audit } from '#server/db/audit.ts'
import type { AuditDifference } from '#server/db/audit-difference.ts'
import type { Db } from '#server/db/database.ts'

/** Empty when every balance is the sum of its ledger rows. */
export const auditDifferences = async (db: Db): Promise<readonly AuditDifference[]> => (await audit(db)).differences
