import { functionsMigration } from '../functions-migration.ts'

/** Functions call each other, and go through what they are given, without a query for each step; a match is put by one look. */
export const m027PlainExpressions = functionsMigration({
  'claim.sql': 'a070d4d8a8448358',
  'fight.sql': 'd3b08eb9f9fe0c70',
  'ledger.sql': 'bb42c20d6bab0046',
  'match.sql': 'fa6fccbe36366ea6',
  'outbox.sql': 'ffb1fa0b6d2d8340',
})
