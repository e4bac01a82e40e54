import { type Migration, sql } from 'kysely'

/** A charge is looked for by its id alone where an update tells of it: another player's is a forgery. */
export const m044ChargeIds: Migration = {
  up: async (db) => {
    await sql`create index payment_charges_id on payment_charges (charge_id)`.execute(db)
  },
}
