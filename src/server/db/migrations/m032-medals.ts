import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/** How far the medals of each season have been decided (R31). */
export const m032Medals: Migration = {
  up: async (db) => {
    await sql`
      create table medal_ends (
        season integer not null,
        part text not null,
        decided_to bigint,
        decided_at timestamptz,
        primary key (season, part)
      )`.execute(db)
    await distributeInMigration(db, ['medal_ends'])
  },
}
