import type { Command } from 'commander'
import { ApiError } from '#server/api-error.ts'
import { UUID_FORM } from '#server/entropy/uuid.ts'
import { verifyFight } from '#server/modules/kombat/replays.ts'
import { OperatorError, UsageError } from '#server/operators/operator-error.ts'
import { onGame } from '../game-database.ts'

const FIGHT_ID = new RegExp(`^(\\d{1,16}-)?${UUID_FORM}$`, 'i')

const verify = async (id: string): Promise<void> => {
  if (!FIGHT_ID.test(id))
    throw new UsageError(
      `"${id}" is not the id of a fight: take the one of its replay link (7-01234567-89ab-7def-8123-456789abcdef), or of its rows in the ledger.`,
    )
  await onGame(
    async (db, { fightsKeptDays }) => {
      // The ledger's id of a fight names no player. With such an id this searches the fights of all players.
      const verified = await verifyFight(db, id, 0).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        throw new OperatorError(
          `There is no fight ${id}: it was never fought, or dropped with its month (FIGHTS_KEPT_DAYS is ${fightsKeptDays}).`,
        )
      })
      console.log(JSON.stringify({ id, ...verified }, null, 2))
    },
    { statementTimeoutMs: 0 },
  )
}

export const verifyStoredFight = (line: Command): Command =>
  line.argument('<id>', 'its replay id, or the id that the ledger names').action(verify)
