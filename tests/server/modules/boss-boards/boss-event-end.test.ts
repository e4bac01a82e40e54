import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type BossEvent, lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { bossGuildReward, bossPlaceReward } from '#rules/boss/boss-places.ts'
import { guildPerkPercent } from '#rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { createDb } from '#server/db/connection.ts'
import { giveBatch, REWARD_BATCH, tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { dieAtRows } from '#tests/helpers/database/deadly-rows.ts'
import { FIRST_FIGHTER, fightBossEvent, fileJobsDatabase, growBossWorld } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const SIZE = { players: 1300, guilds: 12, members: 20 }

const server = await fileApp()
const jobs = fileJobsDatabase(server)
await growBossWorld(server.db, SIZE, server.clock.nowMs())
const winner = await kombatPlayers(server).join({ username: 'Winner' })

const tend = (db = jobs.db) => tendBossBoards({ ...server.scope(), db })
const stayOfWeek = (week: number): BossEvent => lastBossEventOf('boss-mammoth', TEST_NOW_MS + week * 7 * MS_PER_DAY)

const endStay = async (bossEvent: BossEvent): Promise<void> => {
  await fightBossEvent(server.db, SIZE, { bossEventId: bossEvent.id, nowMs: bossEvent.startMs, others: 'left' })
  await sql`
    insert into boss_fighters (player_id, run_id, damage, best, fights, day, fights_today, reached_at)
    values (${winner}, ${bossEvent.id}, 99999, 99999, 1, '2026-11-23', 1,
      ${new Date(bossEvent.startMs)})`.execute(server.db)
  server.clock.set(bossEvent.endMs + MS_PER_MINUTE)
}

const sent = async (bossEvent: BossEvent) => {
  const { rows } = await sql<{ player_id: bigint; reason: string; tok: bigint }>`
    select player_id, reason, tok from inbox where at >= ${new Date(bossEvent.endMs)}
    order by reason, player_id`.execute(server.db)
  return rows.map(({ player_id, reason, tok }) => ({ player: Number(player_id), reason, tok: Number(tok) }))
}

const due = async (bossEvent: BossEvent) => {
  const { rows: individual } = await sql<{ player: bigint; place: number; level: number | null }>`
    select places.owner_id as player, places.place, max(cards.level) as level from boss_board_places as places
    left join boss_damage as dealt on dealt.player_id = places.owner_id and dealt.run_id = ${bossEvent.id}
    left join guild_cards as cards on cards.guild_id = dealt.guild_id
    where places.run_id = ${bossEvent.id} and board = 'individual' and places.place <= 100
    group by 1, 2`.execute(server.db)
  const { rows: guild } = await sql<{ player: bigint; place: number; level: number }>`
    select dealt.player_id as player, places.place, cards.level from boss_board_places as places
    join boss_damage as dealt on dealt.guild_id = places.owner_id and dealt.run_id = ${bossEvent.id}
    join guild_cards as cards on cards.guild_id = dealt.guild_id
    where places.run_id = ${bossEvent.id} and board = 'guild' and places.place <= 10`.execute(server.db)
  const byPlayer = (a: { player: number }, b: { player: number }) => a.player - b.player
  return [
    ...guild
      .map(({ player, place, level }) => ({
        player: Number(player),
        reason: 'boss-guild-place',
        tok: bossGuildReward(place, guildPerkPercent(level)),
      }))
      .sort(byPlayer),
    ...individual
      .map(({ player, place, level }) => ({
        player: Number(player),
        reason: 'boss-place',
        tok: bossPlaceReward(place, guildPerkPercent(level ?? 0))?.tokNano,
      }))
      .sort(byPlayer),
  ]
}

describe('the end of a boss event (R25)', () => {
  it('gives nothing while the stay is on, nor while a pool still lacks damage', async () => {
    const bossEvent = stayOfWeek(0)
    await endStay(bossEvent)
    server.clock.set(bossEvent.endMs - 1)
    expect(await tend()).toBe(0)
    server.clock.set(bossEvent.endMs + MS_PER_MINUTE)
    const late = '01890000-0000-7000-8000-00000000000a'
    const { rows } = await sql<{ guild_id: bigint }>`select guild_id from boss_pools limit 1`.execute(server.db)
    await sql`
      insert into boss_feed (player_id, fight_id, run_id, guild_id, damage, at)
      values (${FIRST_FIGHTER}, ${late}, ${bossEvent.id}, ${rows[0]?.guild_id}, 5,
        ${new Date(bossEvent.endMs - 1)})`.execute(server.db)
    expect(await tend()).toBe(0)
    await sql`delete from boss_feed`.execute(server.db)
    expect(await tend()).toBeGreaterThan(0)
  })

  it('each place brings what the rules say with the guild’s perk, once: also to a player who has left the guild (R24)', async () => {
    const bossEvent = stayOfWeek(1)
    await endStay(bossEvent)
    await tend()
    const given = await sent(bossEvent)
    expect(given).toEqual(await due(bossEvent))
    expect(given.filter(({ reason }) => reason === 'boss-place')).toHaveLength(100)
    expect(given.find(({ player }) => player === winner)?.tok).toBe(tokToNano(100))
    expect(await tend()).toBe(0)
    expect(await sent(bossEvent)).toEqual(given)
  })

  it('the first place opens its stone, awake stone, epic and legendary item by the player’s own luck (R23, R46)', async () => {
    const { data } = await server.call('inbox.list', {}, { as: winner })
    const reward = data.find(({ reason }) => reason === 'boss-place')
    expect(reward).toMatchObject({
      materials: [{ slug: 'material-awake-stone', quantity: 1 }],
      contents: { boxes: [], stones: [1], items: ['epic', 'legendary'], boss_items: 0 },
    })
    const claimed = await server.call('inbox.claim', { params: { id: reward?.id ?? '' } }, { as: winner })
    expect(claimed.data.item.opened?.equipments.map(({ rarity }) => rarity)).toEqual(['epic', 'legendary'])
    expect(claimed.data.item.opened?.stones).toHaveLength(1)
  })

  it('a player who has fought for two of the ten best guilds has the better one’s reward, once', async () => {
    const bossEvent = stayOfWeek(2)
    await endStay(bossEvent)
    server.clock.set(bossEvent.endMs - 1)
    await tend()
    const { rows } = await sql<{ place: number; owner_id: bigint }>`
      select place, owner_id from boss_board_places where board = 'guild'
        and run_id = ${bossEvent.id}`.execute(server.db)
    const [first, fourth] = [1, 4].map((place) => rows.find((row) => row.place === place)?.owner_id)
    const { rows: fighters } = await sql<{ player: bigint }>`
      select min(player_id) as player from boss_damage where guild_id = ${fourth}
        and run_id = ${bossEvent.id}`.execute(server.db)
    const player = fighters[0]?.player
    await sql`
      insert into boss_pool_fighters (guild_id, run_id, player_id, damage, fights, chest)
      values (${first}, ${bossEvent.id}, ${player}, 1, 1, 'none')`.execute(server.db)
    server.clock.set(bossEvent.endMs + MS_PER_MINUTE)
    await tend()
    const { rows: cards } = await sql<{ level: number }>`
      select level from guild_cards where guild_id = ${first}`.execute(server.db)
    const given = (await sent(bossEvent)).filter(
      ({ player: who, reason }) => who === Number(player) && reason !== 'boss-place',
    )
    expect(given.map(({ tok }) => tok)).toEqual([bossGuildReward(1, guildPerkPercent(cards[0]?.level ?? 0))])
  })

  it('a player who has gone keeps the place, and nothing is sent there', async () => {
    const bossEvent = stayOfWeek(3)
    await endStay(bossEvent)
    await sql`update players set deleted_at = now() where id = ${winner}`.execute(server.db)
    await tend()
    const given = await sent(bossEvent)
    expect(given.some(({ player }) => player === winner)).toBe(false)
    expect(given.filter(({ reason }) => reason === 'boss-place')).toHaveLength(99)
    await sql`update players set deleted_at = null where id = ${winner}`.execute(server.db)
  })

  it('a job that is killed inside a batch, and after one, goes on: each reward is given once', async () => {
    const bossEvent = stayOfWeek(4)
    await endStay(bossEvent)
    await dieAtRows(server, 'inbox', [750])
    const doomed = createDb(server.database.url, { max: 1 })
    await expect(tend(doomed.db)).rejects.toThrow()
    await doomed.close()
    const whole = await sent(bossEvent)
    expect(whole).toHaveLength(100 + REWARD_BATCH)

    expect(await giveBatch(server.scope(), bossEvent, 'guild')).toBe(REWARD_BATCH)
    expect(await sent(bossEvent)).toHaveLength(100 + 2 * REWARD_BATCH)
    await Promise.all([tend(), tend()])
    expect(await sent(bossEvent)).toEqual(await due(bossEvent))
    expect(await tend()).toBe(0)
  })

  it('NPC take neither place nor reward, nor do guilds for which only they have fought (R48)', async () => {
    const bossEvent = stayOfWeek(5)
    await endStay(bossEvent)
    const npc = -77
    await sql`
      insert into players (id, npc, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
        best_rank_points)
      values (${npc}, true, 'N', 2, 'rising-fury', now(), now(), 10, 400, 0, 0)`.execute(server.db)
    await sql`
      insert into boss_fighters (player_id, run_id, damage, best, fights, day, fights_today, reached_at)
      values (${npc}, ${bossEvent.id}, 999999, 1, 1, '2026-11-23', 1,
        ${new Date(bossEvent.startMs)})`.execute(server.db)
    const { rows } = await sql<{ guild_id: bigint }>`
      select guild_id from boss_pools where run_id = ${bossEvent.id} order by damage desc, guild_id
      limit 2`.execute(server.db)
    const [best, second] = rows.map(({ guild_id }) => guild_id)
    for (const table of ['boss_pool_fighters', 'boss_damage'])
      await sql`
        delete from ${sql.table(table)} where run_id = ${bossEvent.id} and guild_id = ${best}`.execute(server.db)
    await sql`
      insert into boss_pool_fighters (guild_id, run_id, player_id, damage, fights, chest)
      values (${best}, ${bossEvent.id}, ${npc}, 900, 1, 'none')`.execute(server.db)
    await tend()
    const given = await sent(bossEvent)
    expect(given.filter(({ player }) => player < 0)).toEqual([])
    expect(given.filter(({ reason }) => reason === 'boss-place')).toHaveLength(100)
    expect(given.find(({ player, reason }) => player === winner && reason === 'boss-place')?.tok).toBe(tokToNano(100))
    const { rows: fighters } = await sql<{ player: bigint; level: number }>`
      select player_id as player, level from boss_damage join guild_cards using (guild_id)
      where run_id = ${bossEvent.id} and guild_id = ${second}`.execute(server.db)
    const ofSecond = given.filter(
      ({ player, reason }) => reason === 'boss-guild-place' && fighters.some((one) => Number(one.player) === player),
    )
    expect(ofSecond).toHaveLength(fighters.length)
    expect(new Set(ofSecond.map(({ tok }) => tok))).toEqual(
      new Set([bossGuildReward(1, guildPerkPercent(fighters[0]?.level ?? 0))]),
    )
  })
})
