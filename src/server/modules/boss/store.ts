import { type RawBuilder, sql } from 'kysely'
import { BOSS_ITEMS, BOSS_SKINS, type BossItem, type BossSkin, type BossSlug } from '#rules/boss/boss.ts'
import type { GuildDamage } from '#rules/season/season-card.ts'
import type { Db } from '#server/db/database.ts'
import { countOfDayIn, laterDayIn } from '#server/db/day-counts.ts'
import type { Asset } from '#server/db/movements.ts'
import { rowOf, rowsOf } from '#server/db/player-view.ts'
import { changesOne, execute, queryRows } from '#server/db/statements.ts'

export const BOSS_LOOT: readonly (BossItem | BossSkin)[] = [...BOSS_ITEMS, ...BOSS_SKINS]

export const lootAsset = (slug: BossItem | BossSkin) => `other:${slug}` as const satisfies Asset

export interface NextFight {
  readonly bossEventId: string
  readonly serverSeed: string
  readonly commitment: string
}

export interface BossPlayer {
  readonly bestDamage: number
  readonly next: NextFight | null
}

export const bossPlayerSelect = (playerId: number): RawBuilder<BossPlayer | null> =>
  rowOf(sql<BossPlayer>`
    select best_damage as "bestDamage", case when commitment is not null then
      json_build_object('bossEventId', run_id, 'serverSeed', server_seed, 'commitment', commitment) end as next
    from boss_players where player_id = ${playerId}::bigint`)

export interface BossFighter {
  readonly damage: number
  readonly best: number
  readonly fights: number
  readonly day: string
  readonly fightsToday: number
  readonly chestId: string | null
  readonly chestOpened: boolean
  readonly fallSeen: boolean
}

export const bossFighterSelect =
  (bossEventId: string) =>
  (playerId: number): RawBuilder<BossFighter | null> =>
    rowOf(sql<BossFighter>`
      select damage, best, fights, day, fights_today as "fightsToday", chest_id as "chestId",
        fall_seen_at is not null as "fallSeen",
        exists (select from inbox where inbox.player_id = ${playerId}::bigint and inbox.id = chest_id
          and claimed_at is not null) as "chestOpened"
      from boss_fighters where player_id = ${playerId}::bigint and run_id = ${bossEventId}`)

export const guildDamageSelect =
  (bossEventId: string) =>
  (playerId: number): RawBuilder<readonly { readonly guildId: number; readonly damage: number }[]> =>
    rowsOf(sql<{ guildId: number; damage: number }>`
      select guild_id as "guildId", damage from boss_damage where player_id = ${playerId}::bigint and run_id = ${bossEventId}`)

export const guildDamages = (db: Db, playerIds: readonly number[], bossEventIds: readonly string[]) =>
  queryRows(db)<GuildDamage & { readonly playerId: number }>`
    select player_id::float8 as "playerId", run_id as "bossEventId", guild_id::float8 as "guildId",
      damage::float8 as damage, fights
    from boss_damage where player_id = any(${[...playerIds]}::bigint[]) and run_id = any(${[...bossEventIds]}::text[])`

export const bossesMetSelect = (playerId: number): RawBuilder<{ readonly met: readonly BossSlug[] } | null> =>
  rowOf(sql<{ met: BossSlug[] }>`select met from boss_players where player_id = ${playerId}::bigint`)

export const lootSelect = (playerId: number) =>
  rowsOf(sql<{ asset: string; quantity: number }>`
    select asset, amount as quantity from balances
    where owner_id = ${playerId}::bigint and asset = any(${BOSS_LOOT.map(lootAsset)}::text[])`)

/**
 * Writes only if the stored commitment is still `seen`: a shown commitment stays until it is used or out of date.
 * @param seen null if none was stored
 */
export const putNextFight = (
  db: Db,
  playerId: number,
  seen: string | null,
  { bossEventId, serverSeed, commitment }: NextFight,
): Promise<boolean> =>
  changesOne(db)`
    insert into boss_players (player_id, run_id, server_seed, commitment)
    values (${playerId}::bigint, ${bossEventId}, ${serverSeed}, ${commitment})
    on conflict (player_id) do update
      set run_id = excluded.run_id, server_seed = excluded.server_seed, commitment = excluded.commitment
      where boss_players.commitment is not distinct from ${seen}::text`

export interface CountedFight {
  readonly playerId: number
  readonly boss: BossSlug
  readonly bossEventId: string
  readonly fightId: string
  readonly damage: number
  readonly day: string
  readonly atMs: number
  readonly guildId: number | null
}

const countForGuild = async (
  db: Db,
  { playerId, bossEventId, fightId, damage, atMs }: CountedFight,
  guildId: number,
): Promise<void> => {
  await sql`
    insert into boss_damage (player_id, run_id, guild_id, damage, fights)
    values (${playerId}::bigint, ${bossEventId}, ${guildId}::bigint, ${damage}, 1)
    on conflict (player_id, run_id, guild_id) do update
      set damage = boss_damage.damage + excluded.damage, fights = boss_damage.fights + 1`.execute(db)
  await execute(db)`
    insert into boss_feed (player_id, fight_id, run_id, guild_id, damage, at)
    values (${playerId}, ${fightId}, ${bossEventId}, ${guildId}, ${damage}, ${new Date(atMs)})`
}

/** Also removes the commitment, which is used now. Requires the player's lock and a fight left. */
export const countFight = async (db: Db, fight: CountedFight): Promise<void> => {
  const { playerId, boss, bossEventId, damage, day, atMs } = fight
  const today = countOfDayIn({ day: 'boss_fighters.day', count: 'boss_fighters.fights_today' }, day)
  await sql`
    insert into boss_fighters (player_id, run_id, damage, best, fights, day, fights_today, reached_at)
    values (${playerId}::bigint, ${bossEventId}, ${damage}, ${damage}, 1, ${day}, 1, ${new Date(atMs)})
    on conflict (player_id, run_id) do update
      set damage = boss_fighters.damage + excluded.damage, best = greatest(boss_fighters.best, excluded.best),
        fights = boss_fighters.fights + 1,
        fights_today = ${today} + 1, day = ${laterDayIn('boss_fighters.day', day)},
        reached_at = excluded.reached_at`.execute(db)
  await sql`
    insert into boss_players (player_id, best_damage, met) values (${playerId}::bigint, ${damage}, array[${boss}]::text[])
    on conflict (player_id) do update
      set best_damage = greatest(boss_players.best_damage, excluded.best_damage),
        met = case when boss_players.met @> excluded.met then boss_players.met else boss_players.met || excluded.met end,
        run_id = null, server_seed = null, commitment = null`.execute(db)
  if (fight.guildId !== null) await countForGuild(db, fight, fight.guildId)
}

export const setFallSeen = (db: Db, playerId: number, bossEventId: string, nowMs: number): Promise<void> =>
  execute(db)`
    update boss_fighters set fall_seen_at = coalesce(fall_seen_at, ${new Date(nowMs)})
    where player_id = ${playerId}::bigint and run_id = ${bossEventId}`
