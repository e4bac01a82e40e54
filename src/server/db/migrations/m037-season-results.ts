import { functionsMigration } from '../functions-migration.ts'

/** What a rank was at a season's end is kept on a cluster too, which takes no subquery in what is inserted. */
export const m037SeasonResults = functionsMigration({ 'fight.sql': '6fc47eef97af097d' })
