import { functionsMigration } from '../functions-migration.ts'

/** A fight that looks for its key only where it reads. */
export const m025Fight = functionsMigration({ 'fight.sql': '36ade32350d87a44' })
