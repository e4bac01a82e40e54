import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { playersLike } from '../store.ts'

/** `asked` is an id or username. @throws OperatorError for no or several matches */
export const onePlayer = async (db: Db, asked: string): Promise<Selectable<PlayersTable>> => {
  const [found, ...others] = await playersLike(db, asked)
  if (found === undefined) throw new OperatorError(`There is no player ${asked}.`)
  if (others.length > 0) {
    const ids = [found, ...others].map(({ id }) => id).join(', ')
    throw new OperatorError(`${asked} is the name of several players: ${ids}. Name one by the id.`)
  }
  return found
}

export const playerIdOf = async (db: Db, asked: string): Promise<number> => Number((await onePlayer(db, asked)).id)

/** Like `onePlayer`. @throws OperatorError also for a deleted account */
export const someone = async (db: Db, asked: string): Promise<{ id: number; name: string }> => {
  const { id, deleted_at, username, first_name } = await onePlayer(db, asked)
  if (deleted_at) throw new OperatorError(`Player ${id} has deleted the account.`)
  return { id: Number(id), name: `${id} (${username ?? first_name})` }
}
