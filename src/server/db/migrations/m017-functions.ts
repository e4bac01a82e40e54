import { functionsMigration } from '../functions-migration.ts'

/**
 * The functions that settle a call in one statement: a distributed database refuses one statement of several writes that depend on
 * each other, but not a function whose first argument names the owner.
 */
export const m017Functions = functionsMigration({
  'answers.sql': 'f874f6f80d1f6c95',
  'claim.sql': '7a978c3d45838f45',
  'fight.sql': 'b2655bc4aec7b681',
  'ledger.sql': '73e5d1d0fd50cf8b',
  'match.sql': '261a0a7581df2707',
  'outbox.sql': 'ef0b87a866bb5c3c',
})
