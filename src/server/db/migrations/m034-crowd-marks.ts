import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table market_marks drop constraint market_marks_kind_check`.execute(db)
  await sql`
    alter table market_marks add constraint market_marks_kind_check check (kind in ('price', 'pair', 'crowd'))`.execute(
    db,
  )
}

/** Marks of sellers whom many accounts pay that stand by them. Locks: marking sales waits, which only a job does. */
export const m034CrowdMarks: Migration = { up }
