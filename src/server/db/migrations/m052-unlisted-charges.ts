import { type Migration, sql } from 'kysely'

/**
 * An update alone does not prove a payment, for whoever knows the webhook's secret can write one: an order says that the messenger took the
 * yes to its last question, and a charge since when it is told of and not found in the messenger's list. The walk through that list goes on
 * under a name of its own: an older build's, which takes no note of charges, does not move it on.
 */
export const m052UnlistedCharges: Migration = {
  up: async (db) => {
    await sql`alter table payment_orders add column confirmed_at timestamptz`.execute(db)
    await sql`alter table payment_charges add column unlisted_since timestamptz`.execute(db)
    await sql`
      create index payment_charges_unlisted on payment_charges (unlisted_since) where unlisted_since is not null`.execute(
      db,
    )
    await sql`
      insert into world_facts (key, value)
      select 'walked-star-transactions', value from world_facts where key = 'star-transactions'`.execute(db)
  },
}
