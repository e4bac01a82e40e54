import { functionsMigration } from '../functions-migration.ts'

/** Whatever a player does, the schedule of the messages learns of it in the statement that does it. */
export const m020Touches = functionsMigration({
  'answers.sql': '89e732555f9abec2',
  'claim.sql': 'c42c6bc95cce54ff',
  'fight.sql': '21773701eb660162',
  'listeners.sql': '30ce32ffd8dc1310',
})
