import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { decideMedals, MEDAL_BATCH } from '#server/modules/medals/decide.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players } = await itemServer()
const { data: first } = await server.call('season.get', {}, { as: await players.join() })
const MONDAY = first.start_time * 1000
const FIGHTERS = 2 * MEDAL_BATCH + 100
const FIRST_ID = 700_000

it('the job decides thousands of medals in batches, goes on where it was stopped, and two runs at once store each medal once (R31)', async () => {
  const model = await players.join()
  const { restarted_at: _, ...row } = await players.row(model)
  await server.db
    .insertInto('players')
    .values(Array.from({ length: FIGHTERS }, (_unused, index) => ({ ...row, id: FIRST_ID + index, username: null })))
    .execute()
  await sql`
    insert into league_weeks (player_id, season, week, fights, wins, hamster_wins, reached_at)
    select id, ${CURRENT_SEASON_FIRST}::int, 1, 20, 12, 10, now() from players
    where id >= ${FIRST_ID}::bigint`.execute(server.db)
  const nowMs = MONDAY + 7 * MS_PER_DAY + MS_PER_MINUTE
  // The third batch fails, as if the process had been killed.
  await sql`
    alter table medals add constraint third_batch check
      (player_id <> ${sql.lit(FIRST_ID + 2 * MEDAL_BATCH + 1)})`.execute(server.db)
  await expect(decideMedals({ db: server.db, nowMs })).rejects.toThrow('third_batch')
  const count = async () =>
    Number((await sql<{ n: bigint }>`select count(*) as n from medals`.execute(server.db)).rows[0]?.n)
  expect(await count()).toBe(2 * MEDAL_BATCH)
  await sql`alter table medals drop constraint third_batch`.execute(server.db)
  const decide = () => decideMedals({ db: server.db, nowMs })
  const [one, other] = await Promise.all([decide(), decide()])
  expect(one + other).toBe(100)
  expect(await count()).toBe(FIGHTERS)
  expect(await decideMedals({ db: server.db, nowMs })).toBe(0)
})
