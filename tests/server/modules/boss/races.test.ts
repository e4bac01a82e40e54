import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { GUILD_POOL_HP } from '#rules/boss/boss.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { guildLevelXp } from '#rules/guild/guild.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { turnPoolsAlone } from '#server/jobs/boss-pools.ts'
import { setBossFacts } from '#server/modules/boss/facts.ts'
import { turnPools } from '#server/modules/boss/pools.ts'
import { countCollisions } from '#tests/helpers/database/collisions.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { relayDepsOf } from '#tests/helpers/database/relay-outbox.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { answered, codeOf } from '#tests/helpers/server/answered.ts'
import { auditedApp, fileApp } from '#tests/helpers/server/item-server.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 10)
/** A round has thirty fights, so CI plays only a few rounds. */
const LAST_HIT_ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
const TIMEOUT_MS = 30_000 + ROUNDS * 5000
const MEMBERS = 30

const server = await auditedApp()
const players = bossPlayers(server)
const collisions = countCollisions(server.database.pool)
/** The job has separate connections, so that the calls cannot starve it. */
const jobs = fileJobsDatabase(server)
const collisionsOfJobs = countCollisions(jobs.pool)
/** A second app that shares the database with `server`, but no memory, as a second process does. */
const other = await fileApp({ database: server.database, seed: 2 })

const turn = () => turnPools({ ...server.scope(), db: jobs.db })
const rounds = async (work: (round: number) => Promise<void>, count = ROUNDS): Promise<void> => {
  for (let round = 0; round < count; round += 1) await work(round)
}
const fedBy = async (id: number) => {
  const rows = await server.db
    .selectFrom('boss_feed')
    .select(['guild_id', 'damage'])
    .where('player_id', '=', BigInt(id))
    .execute()
  return rows.map(({ guild_id, damage }) => [Number(guild_id), damage])
}
const chestsOf = async (ids: readonly number[]): Promise<number[]> => {
  const rows = await server.db
    .selectFrom('inbox')
    .select('player_id')
    .where('player_id', 'in', ids.map(BigInt))
    .where('reason', '=', 'boss-chest')
    .execute()
  return ids.map((id) => rows.filter(({ player_id }) => Number(player_id) === id).length)
}
const timesEmptied = async (guild: number): Promise<number> => {
  const rows = await server.db
    .selectFrom('guild_log')
    .select('id')
    .where('guild_id', '=', BigInt(guild))
    .where('event', '=', 'boss-emptied')
    .execute()
  return rows.length
}

describe(`each ${ROUNDS} times, with one true outcome (R25)`, { timeout: TIMEOUT_MS }, () => {
  it('two fights at once with one left: one is fought', () =>
    rounds(async () => {
      const id = await players.join()
      await players.fight(id)
      await players.fight(id)
      const { commitment } = await players.page(id)
      const asked = commitment === null ? {} : { commitment }
      const [first, second] = [randomUUID(), randomUUID()]
      const codes = (
        await Promise.all([
          answered(() => players.ask(id, { ...asked, idempotencyKey: first })),
          answered(() => players.ask(id, { ...asked, idempotencyKey: second, app: other })),
        ])
      ).map(codeOf)
      expect(codes.sort()).toEqual(['done', 'no-boss-fights'])
      expect(await players.page(id)).toMatchObject({ fights_left: 0, own: { fights: 3 } })
    }))

  it('the same key twice: one fight, one answer', () =>
    rounds(async () => {
      const id = await players.join()
      await players.give(id, 'meat-hook', 2)
      const { commitment } = await players.page(id)
      const asked = {
        ...(commitment === null ? {} : { commitment }),
        idempotencyKey: randomUUID(),
        items: ['meat-hook'] as const,
      }
      const [first, second] = await Promise.all([
        answered(() => players.ask(id, asked)),
        answered(() => players.ask(id, { ...asked, app: other })),
      ])
      expect([codeOf(first), codeOf(second)]).toEqual(['done', 'done'])
      expect(second.data).toEqual(first.data)
      expect(await players.page(id)).toMatchObject({ fights_left: 2 })
      expect((await players.page(id)).items[0]).toEqual({ slug: 'meat-hook', quantity: 1 })
    }))

  it('a fight against leaving the guild: it counts for the guild or for none, and is fought in either case', () =>
    rounds(async (round) => {
      const [leader, id] = [await players.join(), await players.join()]
      const guild = await players.found(leader, `leave-${round}`)
      await players.enrol(guild, id)
      const { commitment } = await players.page(id)
      const fight = () => players.ask(id, { app: other, ...(commitment === null ? {} : { commitment }) })
      const [answer] = await Promise.all([fight(), players.leave(id)])
      expect(codeOf(answer)).toBe('done')
      const { damage, second_phase_from } = answer.data.boss
      // Null tells that the fight was in the guild, whose pool is full. Without a guild each fight has a second phase.
      expect(await fedBy(id)).toEqual(second_phase_from === null ? [[guild, damage]] : [])
    }))

  it('a fight against the end of the boss event: fought before it, or refused and all is kept', async () => {
    const end = Date.parse('2026-11-26T00:00:00Z')
    const begun = server.clock.nowMs()
    await rounds(async (round) => {
      const id = await players.join()
      await players.give(id, 'four-leaf-clover', 1)
      server.clock.advance(end - 1 - server.clock.nowMs())
      const { commitment } = await players.page(id)
      const asking = players.ask(id, { items: ['four-leaf-clover'], ...(commitment === null ? {} : { commitment }) })
      if (round % 2 === 0) await new Promise(setImmediate)
      server.clock.advance(1)
      const code = codeOf(await asking)
      expect(['done', 'boss-over']).toContain(code)
      const { data } = await server.call('others.list', {}, { as: id })
      expect(data[1]?.quantity).toBe(code === 'done' ? 0 : 1)
      server.clock.advance(begun - server.clock.nowMs())
      expect((await players.page(id)).own.fights).toBe(code === 'done' ? 1 : 0)
    })
  })
})

describe(`thirty last hits at once, ${LAST_HIT_ROUNDS} times (R25)`, { timeout: TIMEOUT_MS }, () => {
  it('empty the pool once while the job sums them in two processes; each fighter gets one chest', async () => {
    const leader = await players.join()
    const guild = await players.found(leader, 'last-hits')
    await players.raise(guild, guildLevelXp(5))
    const members = [leader]
    while (members.length < MEMBERS) {
      const id = await players.join()
      await players.enrol(guild, id)
      members.push(id)
    }
    await setBossFacts(server.db, { poolHp: 1 })
    const parts = [server, other].map((app) => ({ ...relayDepsOf(app), db: jobs.db }))

    await rounds(async (round) => {
      const [bossEvent] = begunBossEvents(server.clock.nowMs())
      const { slug } = bossEvent
      const shown = await Promise.all(members.map(async (id) => (await players.page(id, slug)).commitment))
      const turns = Promise.all(parts.map((alone) => turnPoolsAlone(alone)))
      const answers = await Promise.all(
        members.map((id, index) => {
          const commitment = shown[index] ?? null
          const app = index % 2 === 0 ? server : other
          const asked = { slug, app, idempotencyKey: randomUUID(), ...(commitment === null ? {} : { commitment }) }
          return answered(() => players.ask(id, asked))
        }),
      )
      expect(answers.map(codeOf)).toEqual(members.map(() => 'done'))
      await turns
      for (let done = await turn(); done.fights + done.emptied + done.chests > 0; ) done = await turn()
      const damage = answers.reduce((sum, { data }) => sum + data.boss.damage, 0)
      expect((await players.page(leader, slug)).pool).toMatchObject({ damage, emptied_at: expect.any(String) })
      expect(await timesEmptied(guild)).toBe(round + 1)
      expect(await chestsOf(members)).toEqual(members.map(() => round + 1))
      for (const { clock } of [server, other]) clock.set(bossEvent.endMs)
    }, LAST_HIT_ROUNDS)
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
  })

  const meanwhile = async (held: RawBuilder<unknown>, call: () => Promise<{ readonly status: number }>) => {
    const [summed, called] = await inTransaction(server.db, async (trx) => {
      await held.execute(trx)
      const summing = turn()
      await untilLockWaits(server.db)
      const calling = call()
      await untilLockWaits(server.db, 2)
      return [summing, calling]
    })
    expect((await called).status).toBe(200)
    expect(await summed).toMatchObject({ fights: expect.any(Number) })
  }

  it('are summed beside the deletion of a member who fought (R43)', async () => {
    const [leader, id] = [await players.join(), await players.join()]
    const guild = await players.found(leader, 'erased')
    await players.enrol(guild, id)
    const { slug } = begunBossEvents(server.clock.nowMs())[0]
    await players.fight(id, { slug })
    expect((await turn()).fights).toBe(1)
    await players.fight(id, { slug })
    await meanwhile(sql`select from boss_pools where guild_id = ${guild}::bigint for update`, () =>
      other.call('users.delete', {}, { as: id }),
    )
    expect(await fedBy(id)).toEqual([])
  })

  it('are summed beside the change of a leader, in whichever order the database finds the members', async () => {
    const [ann, bob, eve] = [await players.join(), await players.join(), await players.join()]
    const guild = await players.found(ann, 'handed')
    for (const id of [bob, eve]) await players.enrol(guild, id)
    const { id: bossEventId } = begunBossEvents(server.clock.nowMs())[0]
    const at = new Date(server.clock.nowMs())
    for (const [from, to, third] of [
      [ann, bob, eve],
      [bob, eve, ann],
      [eve, ann, bob],
      [ann, eve, bob],
      [eve, bob, ann],
      [bob, ann, eve],
    ] as const) {
      const fights = [ann, bob, eve].map((id) => ({ player_id: id, fight_id: randomUUID(), guild_id: guild, at }))
      await server.db
        .insertInto('boss_feed')
        .values(fights.map((fight) => ({ ...fight, run_id: bossEventId, damage: 0 })))
        .execute()
      const held = sql`
        select from guild_members where guild_id = ${guild}::bigint and player_id = ${third}::bigint for update`
      await meanwhile(held, () =>
        other.call('guild.member', { params: { user_id: to }, body: { action: 'hand-over' } }, { as: from }),
      )
    }
  })

  it('no transaction has deadlocked', () => {
    expect([collisions(), collisionsOfJobs()]).toEqual([0, 0])
  })
})
