import { verifyFight } from '../modules/kombat/replays.ts'
import { OperatorError } from '../operator-error.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'

await runCommand(async () => {
  const id = process.argv[2] ?? ''
  if (!/^(\d+-)?[0-9a-f-]{36}$/i.test(id)) throw new OperatorError('Name the fight by its id: npm run fight -- <id>')
  await onGame(
    async (db) => {
      // The ledger names a fight by its own id only: such a one is looked for among the fights of all.
      console.log(JSON.stringify({ id, ...(await verifyFight(db, id, 0)) }, null, 2))
    },
    { statementTimeoutMs: 0 },
  )
})
