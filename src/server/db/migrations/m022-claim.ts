import { functionsMigration } from '../functions-migration.ts'

/** A claim that looks for its key only where it reads. */
export const m022Claim = functionsMigration({ 'claim.sql': 'ccb3079e3d164328' })
