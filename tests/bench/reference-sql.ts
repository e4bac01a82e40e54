import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '#server/db/database.ts'

/** A player with all that a fight depends on. */
const FIGHTER = `
  select players.*,
    (select jsonb_agg(items) from items where owner_id = players.id and status = 'equipped') as worn,
    (select jsonb_agg(stones) from equipped_stones as stones where player_id = players.id) as stones
  from players where id = $1 and deleted_at is null`

const STATEMENTS = {
  lock: 'select * from players where id = $1 and deleted_at is null for no key update',
  upgrades: 'select * from upgrades where player_id = $1',
  boosts: 'select * from boosts where player_id = $1',
  claimed: 'update players set last_claim_at = $2 where id = $1',
  book: `insert into ledger (account, at, id, asset, amount, reason) values ($1, $2, $3, $4, $5, $6)`,
  balance: `insert into balances as b (owner_id, asset, amount, changed_at) values ($1, $2, $3, $4)
    on conflict (owner_id, asset) do update set amount = b.amount + excluded.amount, changed_at = excluded.changed_at
    returning amount`,
  fighter: FIGHTER,
  opponents: `select id, power from players where rank_points between $2 and $2 + 100 and id <> $1 and deleted_at is null
    order by rank_points limit 10`,
  match: `insert into pending_matches (player_id, match_id, opponent_id, is_bot, own, opponent, server_seed, commitment,
      rules_version, found_at, expires_at) values ($1, $2, $3, false, $4, $5, $6, $6, '1', $7, $8)
    on conflict (player_id) do update set match_id = excluded.match_id, opponent_id = excluded.opponent_id,
      own = excluded.own, opponent = excluded.opponent, server_seed = excluded.server_seed,
      commitment = excluded.commitment, found_at = excluded.found_at, expires_at = excluded.expires_at`,
  taken: 'delete from pending_matches where player_id = $1 returning *',
  fight: `insert into fights (attacker_id, id, at, kind, defender_id, server_seed, client_key, rules_version, result)
    values ($1, $2, $3, 'match', $4, $5, $2::uuid::text, '1', $6)`,
  fought: `update players set fights = fights + 1, wins = wins + 1, rank_points = rank_points + 1, rank_since = $2,
      best_rank_points = greatest(best_rank_points, rank_points + 1), energy = 19, energy_refill_at = $2,
      energy_burned_at = $2, win_streak = win_streak + 1
    where id = $1`,
  league: `insert into league_weeks as l (player_id, season, week, fight_points, fights, wins, hamster_wins, reached_at)
    values ($1, 1, 1, 20, 1, 1, 0, $2) on conflict (player_id, season, week) do update set
      fight_points = l.fight_points + 20, fights = l.fights + 1, wins = l.wins + 1, reached_at = excluded.reached_at`,
  message: `insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
    values ($1, $2, $3, 'attacked', '{}', $4, $4)`,
} as const

type Run = (name: keyof typeof STATEMENTS, ...values: readonly unknown[]) => Promise<pg.QueryResult>

const inTransaction = async (pool: pg.Pool, work: (run: Run) => Promise<void>): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // With a name a statement is planned once for each connection, as the server's are.
    await work((name, ...values) => client.query({ name, text: STATEMENTS[name], values: [...values] }))
    await client.query('commit')
  } finally {
    client.release()
  }
}

const give = async (run: Run, playerId: number, at: Date, asset: string, amount: number): Promise<void> => {
  await run('book', playerId, at, randomUUID(), asset, amount, 'claim')
  await run('balance', playerId, asset, amount, at)
}

/** A claim in the fewest statements: no idempotency, no answer. */
export const claimInSql = (pool: pg.Pool, playerId: number): Promise<void> =>
  inTransaction(pool, async (run) => {
    const at = new Date()
    await run('lock', playerId)
    await run('upgrades', playerId)
    await run('boosts', playerId)
    await run('claimed', playerId, at)
    await give(run, playerId, at, 'tok', 1_000_000_000)
  })

/** JSON of a real match and fight, which decides how much is written. */
export interface MatchExample {
  readonly own: string
  readonly opponent: string
  readonly result: string
}

/** Reads the last match and fight of a database that was played in. */
export const readMatchExample = async (db: Kysely<Database>): Promise<MatchExample> => {
  const { rows } = await sql<MatchExample>`
    select own::text, opponent::text, result::text
    from (select own, opponent from pending_matches limit 1) as match,
      (select result from fights order by at desc limit 1) as fight`.execute(db)
  if (!rows[0]) throw new Error('No match and no fight to take the size of.')
  return rows[0]
}

/** A find and a won fight in the fewest statements: no simulation, no idempotency, no answer. */
export const fightInSql = async (pool: pg.Pool, playerId: number, example: MatchExample): Promise<void> => {
  const [id, seed] = [randomUUID(), 'a1'.repeat(32)]
  let opponentId: unknown
  await inTransaction(pool, async (run) => {
    await run('lock', playerId)
    const own = await run('fighter', playerId)
    const found = await run('opponents', playerId, own.rows[0].rank_points)
    opponentId = found.rows[0]?.id ?? null
    await run('fighter', opponentId)
    const [at, expires] = [new Date(), new Date(Date.now() + 600_000)]
    await run('match', playerId, id, opponentId, example.own, example.opponent, seed, at, expires)
  })
  await inTransaction(pool, async (run) => {
    const at = new Date()
    await run('lock', playerId)
    await run('taken', playerId)
    await run('fight', playerId, id, at, opponentId, seed, example.result)
    await run('fought', playerId, at)
    await run('league', playerId, at)
    await give(run, playerId, at, 'tok', 150_000_000)
    await give(run, playerId, at, 'material-iron', 2)
    await run('message', playerId, randomUUID(), opponentId ?? playerId, at)
  })
}
