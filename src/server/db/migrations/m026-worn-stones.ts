import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into ledger (account, at, id, asset, amount, reason, ref)
    select e.player_id, now(), gen_random_uuid(), format('stone:%s:%s', e.type, e.level), 1,
      case when p.npc then 'world-seed' else 'test-player' end, null
    from equipped_stones e join players p on p.id = e.player_id`.execute(db)
  await sql`
    insert into balances (owner_id, asset, amount, changed_at)
    select player_id, format('stone:%s:%s', type, level), 1, now() from equipped_stones
    on conflict (owner_id, asset) do update set amount = balances.amount + 1, changed_at = excluded.changed_at`.execute(
    db,
  )
}

/**
 * Worn stones enter the books: until now only the seeded world and test players had some, beside the ledger. From here on a
 * balance counts all stones of a player, and `equipped_stones` says which of them are on the pet. An older process beside this
 * one shows one too many of a worn stone.
 *
 * Locks: the balances of who wears a stone.
 */
export const m026WornStones: Migration = { up }
