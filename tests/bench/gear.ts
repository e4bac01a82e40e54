import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { WORN_TYPES } from '../../src/rules/items/item-kinds.ts'
import { rollNamedItem } from '../../src/rules/items/items.ts'
import { createRng } from '../../src/rules/prng.ts'
import { STONE_TYPES } from '../../src/rules/stones/stones.ts'
import type { Database } from '../../src/server/db/database.ts'
import { refreshPower } from '../../src/server/modules/fighters/service.ts'
import { addItems } from '../../src/server/modules/items/service.ts'

const STONE_LEVEL = 4
const RARITY = 'legendary'

/** Has every player wear an item of the highest rarity in each slot, and a stone of each type: the dearest fighters there are. */
export const dressPlayers = async (db: Kysely<Database>, players: readonly number[]): Promise<void> => {
  for (const ownerId of players) {
    const worn = WORN_TYPES.map((type) => {
      const slug = `${type}-${RARITY}`
      const rolled = rollNamedItem(createRng(ownerId.toString(16).padStart(32, '0')), {
        slug,
        name: slug,
        type,
        rarity: RARITY,
      })
      const stats = rolled.stats.map((stat) => ({ ...stat }))
      return { ...rolled, stats, id: randomUUID(), ownerId, status: 'equipped' as const }
    })
    await addItems(db, worn, Date.now())
  }
  for (const type of STONE_TYPES)
    await sql`insert into equipped_stones (player_id, type, level)
      select id, ${type}, ${STONE_LEVEL} from players where not npc on conflict do nothing`.execute(db)
  // By which they find each other: without it they would meet bots alone, for whom nothing is read.
  for (const id of players) await refreshPower({ db, nowMs: Date.now() }, id)
  await sql`vacuum analyze`.execute(db)
}
