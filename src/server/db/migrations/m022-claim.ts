import { functionsMigration } from '../functions-migration.ts'

/** A claim that looks for its key only where it reads. */
export const m022Claim = functionsMigration({ 'claim.sql': 'b83d8d8a570cde3c' })
