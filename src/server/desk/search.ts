import type { DeskData } from '#contracts/desk/desk-wire.ts'
import type { Db } from '#server/db/database.ts'
import { UUID } from '#server/entropy/uuid.ts'
import type { DeskHandlers } from './handler.ts'
import { type FoundRow, foundPlayers } from './player-store.ts'
import { idsByCharge, idsByFirstNameStart, idsByItem, idsByUsernameStart } from './search-store.ts'

type Found = DeskData<'players'>['players'][number]
type FoundBy = Found['found_by']

const SHOWN_MAX = 20
const ID = /^-?\d{1,15}$/
const CHARGE = /^\S+$/
const AT = /^@/

const kindOf = ({ deleted_at, npc }: FoundRow): Found['kind'] => {
  if (deleted_at !== null) return 'deleted'
  return npc ? 'npc' : 'player'
}

export const toFoundPlayer = (row: FoundRow): Omit<Found, 'found_by'> => ({
  id: Number(row.id),
  shown_name: row.username ?? row.first_name,
  username: row.username,
  first_name: row.first_name,
  house_id: row.house_id,
  kind: kindOf(row),
})

type Lookup = readonly [FoundBy, () => Promise<readonly bigint[]>]

/**
 * Searches that fit the text, the most specific first. Those by name read one row more than is shown, to know whether
 * there are more.
 */
const lookups = (db: Db, text: string): readonly Lookup[] => {
  const name = text.replace(AT, '')
  const limit = SHOWN_MAX + 1
  const byId: Lookup = ['id', async () => [BigInt(text)]]
  const byItem: Lookup = ['item', () => idsByItem(db, text)]
  const byCharge: Lookup = ['charge', () => idsByCharge(db, text)]
  const byUsername: Lookup = ['username', () => idsByUsernameStart(db, name.toLowerCase(), limit)]
  const byFirstName: Lookup = ['name', () => idsByFirstNameStart(db, text, limit)]
  return [
    ...(ID.test(text) ? [byId] : []),
    ...(UUID.test(text) ? [byItem] : []),
    ...(CHARGE.test(text) ? [byCharge] : []),
    ...(name === '' ? [] : [byUsername]),
    ...(AT.test(text) ? [] : [byFirstName]),
  ]
}

export const searchHandlers: Pick<DeskHandlers, 'players'> = {
  players: async ({ desk: { db }, query: { q } }) => {
    const foundBy = new Map<bigint, FoundBy>()
    // One after the other: a search must not take all of the desk's few connections.
    for (const [by, find] of lookups(db, q)) for (const id of await find()) if (!foundBy.has(id)) foundBy.set(id, by)
    const rows = new Map((await foundPlayers(db, [...foundBy.keys()])).map((row) => [row.id, row]))
    const players = [...foundBy].flatMap(([id, by]) => {
      const row = rows.get(id)
      return row ? [{ ...toFoundPlayer(row), found_by: by }] : []
    })
    return { players: players.slice(0, SHOWN_MAX), more: players.length > SHOWN_MAX }
  },
}
