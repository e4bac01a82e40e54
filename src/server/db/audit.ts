import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'
import { leagueDifferences } from './league-audit.ts'
import { BALANCE_LIMIT } from './ledger.ts'
import { paymentDifferences } from './payment-audit.ts'
import { receiptDifferences } from './receipt-audit.ts'
import { seasonDifferences } from './season-audit.ts'
import { queryRows } from './statements.ts'
import type { LedgerTable } from './tables/ledger.ts'
import { tournamentDifferences } from './tournament-audit.ts'
import { voteDifferences } from './vote-audit.ts'

type EntryOfAsset = Omit<Selectable<LedgerTable>, 'asset'>

/** A transfer counts in both `gained` and `lost`. */
interface AssetTotal {
  readonly asset: string
  readonly gained: bigint
  readonly lost: bigint
  readonly held: bigint
}

export interface AuditReport {
  readonly ledgerRows: bigint
  /** Months that were moved out of the ledger. Their stored sums are trusted. */
  readonly archivedMonths: readonly string[]
  readonly owners: bigint
  readonly totals: readonly AssetTotal[]
  readonly differences: readonly AuditDifference[]
  readonly lastRows: readonly EntryOfAsset[]
}

const LAST_ROWS = 10

const OF_STOCKS = [
  sql<AuditDifference>`
    with sums as (
      select owner_id, asset, sum(amount) as amount from (
        select account as owner_id, asset, amount from ledger
        union all select account, asset, gained - lost from ledger_archived) as entries
      group by owner_id, asset
    )
    select 'balance' as kind, owner_id as owner, asset, coalesce(s.amount, 0)::bigint as expected,
      coalesce(b.amount, 0)::bigint as found
    from sums s full join balances b using (owner_id, asset)
    where coalesce(s.amount, 0) <> coalesce(b.amount, 0)
    order by owner_id, asset`,
  sql<AuditDifference>`
    select 'items' as kind, owner_id as owner, 'equipment' as asset, coalesce(b.amount, 0)::bigint as expected,
      coalesce(i.amount, 0)::bigint as found
    from (select owner_id, count(*) as amount from items group by owner_id) i
    full join (select owner_id, amount from balances where asset = 'equipment') b using (owner_id)
    where coalesce(i.amount, 0) <> coalesce(b.amount, 0)
    order by owner_id`,
  sql<AuditDifference>`
    select 'owners' as kind, min(owner_id) as owner, 'equipment' as asset, 1::bigint as expected, count(*) as found
    from items group by id having count(*) > 1 order by 2`,
  sql<AuditDifference>`
    select 'listings' as kind, owner_id as owner, 'equipment' as asset, 0::bigint as expected, count(*) as found
    from (select owner_id, id from items where status = 'on-sale') i
    full join (select seller_id as owner_id, item_id as id from listings where status = 'open') l using (owner_id, id)
    where i.id is null or l.id is null
    group by owner_id order by owner_id`,
  sql<AuditDifference>`
    select 'stones' as kind, player_id as owner, format('stone:%s:%s', type, level) as asset,
      coalesce(b.amount, 0)::bigint as expected, 1::bigint as found
    from equipped_stones w
    left join balances b on b.owner_id = w.player_id and b.asset = format('stone:%s:%s', w.type, w.level)
    where coalesce(b.amount, 0) < 1
    order by player_id, type`,
  sql<AuditDifference>`
    with own as materialized (select player_id, guild_id from guild_memberships where guild_id is not null),
    m as materialized (select player_id, guild_id from guild_members)
    select 'guilds' as kind, player_id as owner, 'membership' as asset, coalesce(m.guild_id, 0)::bigint as expected,
      coalesce(own.guild_id, 0)::bigint as found
    from own full join m using (player_id)
    where own.guild_id is distinct from m.guild_id
    order by player_id`,
  sql<AuditDifference>`
    with counted as (
      select guild_id as id, count(*) as members, count(*) filter (where role = 'leader') as leaders,
        min(player_id) filter (where role = 'leader') as leader_id from guild_members group by guild_id),
    earned as (select guild_id as id, sum(amount)::bigint as xp from guild_xp group by guild_id)
    select 'guilds' as kind, g.id as owner, asset, expected, found from guilds g
    left join counted c using (id) left join earned e using (id)
    cross join lateral (values
      ('members', coalesce(c.members, 0), g.members::bigint),
      ('leaders', least(g.members, 1)::bigint, coalesce(c.leaders, 0)),
      ('leader', coalesce(c.leader_id, 0), coalesce(g.leader_id, 0)),
      ('xp', coalesce(e.xp, 0), g.xp)) as pair (asset, expected, found)
    where expected <> found
    order by g.id, asset`,
  sql<AuditDifference>`
    with pools as materialized (select guild_id, run_id, damage from boss_pools),
    parts as materialized (select guild_id, run_id, sum(damage)::bigint as damage from boss_pool_fighters group by guild_id, run_id)
    select 'pools' as kind, guild_id as owner, run_id as asset, coalesce(parts.damage, 0) as expected,
      coalesce(pools.damage, 0) as found
    from pools full join parts using (guild_id, run_id)
    where coalesce(parts.damage, 0) <> coalesce(pools.damage, 0)
    order by guild_id, run_id`,
  // Deleted accounts keep only their share of the damage in their guild's pool.
  sql<AuditDifference>`
    with dealt as materialized (select player_id, run_id, guild_id, damage from boss_damage),
    waiting as materialized (
      select player_id, run_id, guild_id, sum(damage)::bigint as damage from boss_feed group by player_id, run_id, guild_id),
    summed as materialized (select player_id, run_id, guild_id, damage from boss_pool_fighters),
    gone as materialized (select id from players where deleted_at is not null)
    select 'pools' as kind, player_id as owner, run_id as asset, coalesce(dealt.damage, 0) as expected,
      coalesce(summed.damage, 0) + coalesce(waiting.damage, 0) as found
    from dealt full join summed using (player_id, run_id, guild_id) full join waiting using (player_id, run_id, guild_id)
    where coalesce(dealt.damage, 0) <> coalesce(summed.damage, 0) + coalesce(waiting.damage, 0)
      and player_id not in (select id from gone)
    order by player_id, run_id, guild_id`,
  sql<AuditDifference>`
    select 'transfer' as kind, min(account) as owner, min(asset) as asset, 0::bigint as expected, sum(amount)::bigint as found
    from ledger group by id
    having count(*) > 1 and (count(*) <> 2 or sum(amount) <> 0 or min(asset) <> max(asset))
    order by 2, 3`,
  sql<AuditDifference>`
    select 'deleted' as kind, owner_id as owner, asset, 0::bigint as expected, amount as found
    from balances join players on players.id = balances.owner_id
    where deleted_at is not null and amount <> 0 order by owner_id, asset`,
  sql<AuditDifference>`
    with gone as materialized (select id from players where deleted_at is not null),
    banned as materialized (select player_id from sanctions where status = 'banned'),
    offers as materialized (select seller_id, count(*) as found from listings where status = 'open' group by seller_id),
    members as materialized (select player_id, count(*) as found from guild_members group by player_id),
    held as (
      select seller_id as owner, 'offers' as asset, found from offers
      union all select player_id, 'membership', found from members)
    select kind, held.owner, asset, 0::bigint as expected, found
    from held join (select 'deleted' as kind, id as owner from gone union all select 'banned', player_id from banned) as shut
      on shut.owner = held.owner
    order by kind, owner, asset`,
]

const rangeDifferences = sql<AuditDifference>`
  select 'range' as kind, owner_id as owner, asset, greatest(0, least(amount, ${BALANCE_LIMIT}::bigint)) as expected,
    amount as found
  from balances where amount not between 0 and ${BALANCE_LIMIT}::bigint order by owner_id, asset`

const assetTotals = (db: Db): Promise<AssetTotal[]> =>
  queryRows(db)<AssetTotal>`
    with flows as (
      select asset, sum(gained)::bigint as gained, sum(lost)::bigint as lost from (
        select asset, coalesce(sum(amount) filter (where amount > 0), 0) as gained,
          coalesce(-sum(amount) filter (where amount < 0), 0) as lost
        from ledger group by asset
        union all select asset, sum(gained), sum(lost) from ledger_archived group by asset) as entries
      group by asset
    ), kept as (select asset, sum(amount)::bigint as held from balances group by asset)
    select asset, coalesce(gained, 0) as gained, coalesce(lost, 0) as lost, coalesce(held, 0) as held
    from flows full join kept using (asset) order by asset`

const archivedMonths = async (db: Db): Promise<readonly string[]> =>
  (await sql<{ month: string }>`select distinct month from ledger_archived order by month`.execute(db)).rows.map(
    ({ month }) => month,
  )

const lastRowsOf = (db: Db, owner: bigint | null, asset: string): Promise<EntryOfAsset[]> =>
  queryRows(db)<EntryOfAsset>`
    select id, at, account, amount, reason, ref from ledger
    where asset = ${asset} and (${owner}::bigint is null or account = ${owner}::bigint)
    order by at desc, id desc limit ${LAST_ROWS}`

/** Read-only, on one snapshot; safe while the game runs. A big ledger needs a pool without statement timeout. */
export const audit = (db: Db): Promise<AuditReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const totals = await assetTotals(trx)
      const rowsOf = async (statements: readonly RawBuilder<AuditDifference>[]) => {
        const rows: AuditDifference[] = []
        for (const statement of statements) rows.push(...(await statement.execute(trx)).rows)
        return rows
      }
      const differences = [
        ...(await rowsOf(OF_STOCKS)),
        ...(await seasonDifferences(trx)),
        ...(await leagueDifferences(trx)),
        ...(await tournamentDifferences(trx)),
        ...(await paymentDifferences(trx)),
        ...(await voteDifferences(trx)),
        ...(await receiptDifferences(trx)),
        ...(await rowsOf([rangeDifferences])),
        ...totals
          .filter(({ gained, lost, held }) => gained - lost !== held)
          .map(({ asset, gained, lost, held }) => ({
            kind: 'sum' as const,
            owner: null,
            asset,
            expected: gained - lost,
            found: held,
          })),
      ]
      const [first] = differences
      const { rows: counts } = await sql<{ ledger_rows: bigint; owners: bigint }>`
        select (select count(*) from ledger) as ledger_rows,
          (select count(distinct owner_id) from balances) as owners`.execute(trx)
      return {
        ledgerRows: counts[0]?.ledger_rows ?? 0n,
        archivedMonths: await archivedMonths(trx),
        owners: counts[0]?.owners ?? 0n,
        totals,
        differences,
        lastRows: first ? await lastRowsOf(trx, first.owner, first.asset) : [],
      }
    })
