import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tournamentDifferences } from '#server/db/tournament-audit.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { crowdEnters, FIRST_ENTRANT, playDay } from '#tests/helpers/players/tournament-crowd.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const DAY = '2026-12-01'

const server = await fileApp()
const jobs = fileJobsDatabase(server)
await crowdEnters(server.db, DAY, { players: 60, entries: 2 })
await playDay(jobs.db, DAY)

describe('the audit of tournaments (R26)', () => {
  it('finds nothing in a day as it was played', async () => {
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it.each([
    [
      'a prize that was raised',
      sql`update inbox set tok = tok + 1 where id = (select id from inbox where reason = 'tournament-prize' and tok > 0 order by id limit 1)`,
      ['tok'],
    ],
    [
      'a prize that is gone',
      sql`delete from inbox where id = (select id from inbox where reason = 'tournament-prize' and star > 0 order by id limit 1)`,
      ['box', 'star', 'tok'],
    ],
    [
      'league points that were raised',
      sql`update league_points set amount = amount + 1 where player_id = ${FIRST_ENTRANT}::bigint and ref like '%.1'`,
      ['league points'],
    ],
    [
      'an entry without a ticket',
      sql`delete from ledger where reason = 'tournament-entry' and account = ${FIRST_ENTRANT}::bigint and ref like '%.2'`,
      ['tournament-ticket burnt'],
    ],
  ] as const)('names %s', async (_what, change, assets) => {
    const undone = new Error('undone')
    await server.db
      .transaction()
      .execute(async (trx) => {
        await change.execute(trx)
        const found = (await tournamentDifferences(trx)).map(({ asset }) => asset).sort()
        expect(found).toEqual([...assets].sort())
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  })

  it('names a place that the bracket does not give', async () => {
    const undone = new Error('undone')
    await server.db
      .transaction()
      .execute(async (trx) => {
        await sql`
          update tournament_entries set place = 1 where place = 32 and player_id = (
            select min(player_id) from tournament_entries where place = 32)`.execute(trx)
        const found = await tournamentDifferences(trx)
        expect(found.map(({ asset }) => asset)).toContainEqual(
          expect.stringMatching(/^place in bracket \d+ of 2026-12-01$/),
        )
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  })
})
