import { createDb } from '../db/connection.ts'
import { verifyFight } from '../modules/kombat/replays.ts'
import { OperatorError } from '../operator-error.ts'
import { runWithDatabase } from './launcher.ts'

const id = process.argv[2] ?? ''

await runWithDatabase(async (url) => {
  if (!/^(\d+-)?[0-9a-f-]{36}$/i.test(id)) throw new OperatorError('Name the fight by its id: npm run fight -- <id>')
  // The ledger names a fight by its own id only: such a one is looked for among the fights of all.
  const { db, close } = createDb(url, { max: 1, statementTimeoutMs: 0 })
  const report = await verifyFight(db, id, 0).finally(close)
  console.log(JSON.stringify({ id, ...report }, null, 2))
})
