import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { establishWorldSetting } from '#server/db/world-settings.ts'

/** A fake user of the messenger, maybe without a player in the game yet. */
export interface LocalPlayer {
  readonly id: number
  readonly name: string
}

const FACT = 'local-players'
const FIRST_PLAYERS: readonly LocalPlayer[] = [
  { id: 1, name: 'Nibbles' },
  { id: 2, name: 'Lunar' },
  { id: 3, name: 'Rookie' },
]

const playersIn = (fact: object): readonly LocalPlayer[] => (fact as { players: readonly LocalPlayer[] }).players

export const listLocalPlayers = async (db: Db): Promise<readonly LocalPlayer[]> =>
  playersIn(await establishWorldSetting(db, FACT, { players: FIRST_PLAYERS }))

export const addLocalPlayer = async (db: Db, name: string | undefined): Promise<LocalPlayer> =>
  inTransaction(db, async (trx) => {
    await listLocalPlayers(trx)
    const fact = await trx
      .selectFrom('world_facts')
      .select('value')
      .where('key', '=', FACT)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const players = playersIn(fact.value)
    const id = Math.max(...players.map((player) => player.id)) + 1
    const added = { id, name: name ?? `Player ${id}` }
    await execute(trx)`
      update world_facts set value = ${JSON.stringify({ players: [...players, added] })} where key = ${FACT}`
    return added
  })

export const onboardedAmong = async (db: Db, players: readonly LocalPlayer[]): Promise<ReadonlySet<number>> => {
  const ids = players.map((player) => BigInt(player.id))
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('id', '=', sql<bigint>`any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => Number(row.id)))
}
