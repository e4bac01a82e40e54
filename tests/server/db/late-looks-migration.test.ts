import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PathLook, pathBits, pathReward, pathSteps } from '#rules/season-path/season-path.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { wornLooksOf } from '#server/modules/fighters/worn-looks.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

const LATE_LOOKS = '033-late-looks'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database.drop())

const stepOf = (look: PathLook): number => pathSteps((step) => pathReward(step).look === look)[0] ?? 0

interface Walk {
  readonly season: number
  readonly looks: readonly PathLook[]
}

/** Runs the migration on players with these claimed season paths. @returns what each wears, as stored */
const wornAfter = async (players: readonly (readonly Walk[])[]): Promise<readonly (string | null)[]> => {
  const { db } = database
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < LATE_LOOKS)))
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select n, 'P', 3, 'rising-fury', now(), now(), 20, 400 from generate_series(0, ${players.length - 1}::int) as n`.execute(
    db,
  )
  for (const [id, walks] of players.entries())
    for (const { looks, season } of walks)
      await sql`
        insert into season_paths (player_id, season, points, counted_to, steps)
        values (${id}, ${season}, 2800, now(), ${pathBits([1, 2, ...looks.map(stepOf)])})`.execute(db)
  await migrate(db)
  const { rows } = await sql<{ worn: string | null }>`select worn_looks as worn from players order by id`.execute(db)
  return rows.map(({ worn }) => worn)
}

test('a player who claimed season looks before they could be put on wears them (R53)', async () => {
  const worn = await wornAfter([
    [],
    [{ season: 11, looks: [] }],
    [{ season: 11, looks: ['pose'] }],
    [{ season: 11, looks: ['word', 'banner'] }],
    [{ season: 11, looks: ['banner'] }],
    [
      { season: 11, looks: ['cape', 'pose', 'word', 'banner'] },
      { season: 12, looks: ['cape'] },
    ],
    [
      { season: 11, looks: ['cape'] },
      { season: 12, looks: ['word'] },
    ],
  ])
  expect(worn).toEqual([
    null,
    null,
    'season-pose',
    'season-word',
    null,
    'season-cape season-pose season-word',
    'season-cape season-word',
  ])
  expect(wornLooksOf(worn[5] ?? null, 3)).toEqual({ cape: 'season-cape-3', pose: 'season-pose', word: 'season-word' })
})
