import { createDb } from '../db/connection.ts'
import { verifyFight } from '../modules/kombat/replays.ts'
import { OperatorError } from '../operator-error.ts'
import { runWithDatabase } from './launcher.ts'

const id = process.argv[2] ?? ''

await runWithDatabase(async (url) => {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new OperatorError('Name the fight by its id: npm run fight -- <id>')
  const { db, close } = createDb(url, { max: 1 })
  const report = await verifyFight(db, id, 0).finally(close)
  console.log(JSON.stringify({ id, ...report }, null, 2))
})
