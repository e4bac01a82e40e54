import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { LuckRollName } from '#rules/luck/luck.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'
import type { KombatPlayers } from './kombat-players.ts'

export interface PastFight {
  readonly attacker: number
  /** Null for a bot. */
  readonly defender: number | null
  readonly atMs: number
  readonly won: boolean
  /** Rank points of the attacker before and after the fight, and of the opponent. */
  readonly own?: number
  readonly after?: number
  readonly other?: number
  readonly ranked?: boolean
  readonly season?: number
}

interface PastRoll {
  readonly player: number
  readonly number: number
  readonly atMs: number
  readonly shownFromMs?: number
  readonly name: LuckRollName
  readonly odds: object
  readonly outcome: object
}

export interface SeasonHistory {
  /** Stores a past fight, its incoming fight if a player defends, its league week if ranked. Returns the replay id. */
  fought(fight: PastFight): Promise<string>
  rolled(roll: PastRoll): Promise<void>
  dealt(player: number, bossEvent: string, guild: number, damage: number, fights: number): Promise<void>
  hit(player: number, atMs: number, damage: number): Promise<void>
}

export const seasonHistory = async (server: TestApp, players: KombatPlayers): Promise<SeasonHistory> => {
  const template = await players.join({ username: 'template' })
  await players.challenge(template, await players.join())
  const { db } = server
  const insert = async (fight: Omit<PastFight, 'season'>, kind: 'match' | 'boss', changes: object): Promise<string> => {
    const { attacker, defender, atMs } = fight
    const id = randomUUID()
    await sql`
      insert into fights (id, at, attacker_id, defender_id, kind, server_seed, client_key, rules_version, result)
      select ${id}::uuid, ${new Date(atMs)}, ${attacker}::bigint, ${defender}::bigint, ${kind}, server_seed, client_key,
        rules_version, result || ${JSON.stringify(changes)}::jsonb || jsonb_build_object(
          'enemy', result -> 'enemy' || ${JSON.stringify({ rank: fight.other ?? 0, ...(defender === null ? { username: 'Bot', house_id: 6 } : {}) })}::jsonb)
      from fights where attacker_id = ${template}::bigint limit 1`.execute(db)
    return id
  }
  return {
    fought: async ({ season = 11, ...fight }) => {
      const { attacker, defender, atMs, won, own = 1000, after = own, ranked = true } = fight
      const id = await insert(fight, 'match', {
        ...{ ranked, old_rank: own, new_rank: after, rank_gain: after - own, is_bot: defender === null },
        winner: won ? 'attacker' : 'defender',
      })
      if (defender !== null && defender > 0)
        await sql`
          insert into defences (defender_id, at, fight_id, attacker_id)
          values (${defender}::bigint, ${new Date(atMs)}, ${id}::uuid, ${attacker}::bigint)`.execute(db)
      if (ranked)
        await sql`
          insert into league_weeks (player_id, season, week, fight_points, fights, wins, reached_at)
          values (${attacker}::bigint, ${season}, 1, 2, 1, ${won ? 1 : 0}, ${new Date(atMs)})
          on conflict (player_id, season, week) do update
            set fights = league_weeks.fights + 1, wins = league_weeks.wins + excluded.wins`.execute(db)
      return `${attacker}-${id}`
    },
    rolled: async ({ player, number, atMs, shownFromMs = atMs, name, odds, outcome }) => {
      await sql`
        insert into luck_rolls (player_id, at, number, chain_no, name, odds, outcome, shown_from)
        values (${player}::bigint, ${new Date(atMs)}, ${number}, 1, ${name}, ${JSON.stringify(odds)}::jsonb,
          ${JSON.stringify(outcome)}::jsonb, ${new Date(shownFromMs)})`.execute(db)
    },
    dealt: async (player, bossEvent, guild, damage, fights) => {
      await sql`
        insert into boss_damage (player_id, run_id, guild_id, damage, fights)
        values (${player}::bigint, ${bossEvent}, ${guild}::bigint, ${damage}, ${fights})`.execute(db)
    },
    hit: async (player, atMs, damage) => {
      await insert({ attacker: player, defender: null, atMs, won: false }, 'boss', { ranked: false, boss: { damage } })
    },
  }
}
