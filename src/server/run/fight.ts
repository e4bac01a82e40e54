import { verifyFight } from '../modules/kombat/replays.ts'
import { OperatorError } from '../operator-error.ts'
import { Refusal } from '../refusal.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'

await runCommand(async () => {
  const id = process.argv[2] ?? ''
  if (!/^(\d+-)?[0-9a-f-]{36}$/i.test(id)) throw new OperatorError('Name the fight by its id: npm run fight -- <id>')
  await onGame(
    async (db, { fightsKeptDays }) => {
      // The ledger names a fight by its own id only: such a one is looked for among the fights of all.
      const verified = await verifyFight(db, id, 0).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        throw new OperatorError(
          `There is no fight ${id}: it was never fought, or dropped with its month (FIGHTS_KEPT_DAYS is ${fightsKeptDays}).`,
        )
      })
      console.log(JSON.stringify({ id, ...verified }, null, 2))
    },
    { statementTimeoutMs: 0 },
  )
})
