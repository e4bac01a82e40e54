import { type Migration, sql } from 'kysely'
import { readableName } from '../../../rules/seen-text.ts'

const PAGE = 1000

/** Players whose name in the messenger draws nothing get one of the game's. A name of ASCII or Russian letters is not looked at. */
export const m058ReadableNames: Migration = {
  up: async (db) => {
    let afterId: bigint | undefined
    for (;;) {
      const { rows } = await sql<{ id: bigint; first_name: string }>`
        select id, first_name from players
        where first_name !~ '[!-~а-яА-Я]' ${afterId === undefined ? sql`` : sql`and id > ${afterId}`}
        order by id limit ${PAGE}`.execute(db)
      for (const { id, first_name } of rows) {
        const name = readableName(first_name, Number(id))
        if (name !== first_name) await sql`update players set first_name = ${name} where id = ${id}`.execute(db)
      }
      afterId = rows.at(-1)?.id
      if (afterId === undefined) return
    }
  },
}
