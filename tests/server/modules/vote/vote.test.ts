import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { guildIdOf } from '#server/modules/guild/own-membership.ts'
import { lockGuild } from '#server/modules/guild/store.ts'
import { pruneVotes, refreshVoteBoard, settleVotes } from '#server/modules/vote/settle.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { countCollisions } from '#tests/helpers/database/collisions.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const guilds = guildPlayers(itemsServer)

const cast = (as: number, guild_id: string, kind: 'free' | 'star' = 'free', idempotencyKey?: string) =>
  server.call('vote.cast', { body: { guild_id, with: kind } }, { as, idempotencyKey })
const board = (as: number) => server.call('vote.get', {}, { as }).then(({ data }) => data)
const refresh = () => refreshVoteBoard(server.scope())
const settle = () => settleVotes(server.scope())
const stars = async (id: number): Promise<number> => Number(await balanceOf(server.db, id, 'star'))
const voter = async (inviter: number | null = null): Promise<number> => {
  const id = await players.join()
  await players.arrange(id, { fights: 3 })
  await sql`
    update players set created_at = ${new Date(server.clock.nowMs() - 2 * MS_PER_DAY)}, referrer_id = ${inviter}::bigint
    where id = ${id}::bigint`.execute(server.db)
  return id
}
const nextWeek = (): void => {
  server.clock.advance(7 * MS_PER_DAY)
}
const xpOf = async (slug: string): Promise<number> => {
  const { rows } = await sql<{ xp: bigint }>`select xp from guilds where slug = ${slug}`.execute(server.db)
  return Number(rows[0]?.xp ?? -1n)
}

describe('a vote for a guild (R37, row 180)', () => {
  it('is free once a day, and five times more for 5 STAR, which are burnt', async () => {
    await guilds.found('vote-a')
    const as = await voter()
    await items.give(as, 'star', 30)
    expect((await cast(as, 'vote-a')).data).toMatchObject({
      own: { free_left: 0, paid_left: 5, price: 5, guilds: [{ id: 'vote-a', votes: 1 }] },
      guild: { id: 'vote-a', votes: 1 },
      stars: 30,
    })
    expect(codeOf(await cast(as, 'vote-a'))).toBe('vote-free-used')
    for (let paid = 1; paid <= 5; paid += 1) expect((await cast(as, 'vote-a', 'star')).data.stars).toBe(30 - 5 * paid)
    expect(codeOf(await cast(as, 'vote-a', 'star'))).toBe('vote-limit')
    expect(await stars(as)).toBe(5)
    server.clock.advance(MS_PER_DAY)
    expect((await board(as)).own).toMatchObject({ free_left: 1, paid_left: 5, guilds: [{ id: 'vote-a', votes: 6 }] })
    expect(codeOf(await cast(as, 'vote-a'))).toBe('done')
  })

  it('counts once under one key, and once of many at the same time', async () => {
    await guilds.found('vote-b')
    const as = await voter()
    await items.give(as, 'star', 100)
    const key = '00000000-0000-4000-8000-0000000000b0'
    const answers = await Promise.all(Array.from({ length: 50 }, () => cast(as, 'vote-b', 'free', key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const more = await Promise.all(Array.from({ length: 50 }, () => cast(as, 'vote-b', 'star')))
    expect(more.map(codeOf).filter((code) => code === 'done')).toHaveLength(5)
    expect(await stars(as)).toBe(75)
    expect((await cast(await voter(), 'vote-b')).data.guild.votes).toBe(7)
  })

  it('of fifty voters at once counts each', async () => {
    await guilds.found('vote-c')
    const voters = await Promise.all(Array.from({ length: 50 }, () => voter()))
    const answers = await Promise.all(voters.map((id) => cast(id, 'vote-c')))
    expect(answers.map(({ data }) => data.guild.votes).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
  })

  it('takes three fights, an account of a day, a guild that stands, and the STAR', async () => {
    await guilds.found('vote-d')
    const fresh = await players.join()
    await players.arrange(fresh, { fights: 3 })
    expect(codeOf(await cast(fresh, 'vote-d'))).toBe('vote-too-new')
    expect((await board(fresh)).own.needs).toMatchObject({ fights: 0 })
    const idle = await voter()
    await players.arrange(idle, { fights: 2 })
    expect(codeOf(await cast(idle, 'vote-d'))).toBe('vote-fights-needed')
    expect((await board(idle)).own.needs).toMatchObject({ fights: 1 })
    const as = await voter()
    expect(codeOf(await cast(as, 'no-such-guild'))).toBe('guild-not-found')
    expect(codeOf(await cast(as, 'vote-d', 'star'))).toBe('insufficient-star-balance')
    expect((await board(as)).own).toMatchObject({ free_left: 1, paid_left: 5, needs: null, guilds: [] })
  })

  it('of too many friends of one inviter is refused before anything is paid', async () => {
    await guilds.found('vote-e')
    const inviter = await voter()
    const friends = await Promise.all(Array.from({ length: 7 }, () => voter(inviter)))
    for (const friend of friends.slice(0, 6)) expect(codeOf(await cast(friend, 'vote-e'))).toBe('done')
    const [last = 0] = friends.slice(6)
    await items.give(last, 'star', 5)
    expect(codeOf(await cast(last, 'vote-e', 'star'))).toBe('vote-one-circle')
    expect(await stars(last)).toBe(5)
    expect((await board(last)).own.free_left).toBe(1)
    for (let others = 0; others < 63; others += 1) await cast(await voter(), 'vote-e')
    expect(codeOf(await cast(last, 'vote-e'))).toBe('done')
  })
})

describe('the board and its week (R37, row 180)', () => {
  it('lists guilds by votes, ties by time, with the player’s guild and own votes as they are just now', async () => {
    nextWeek()
    await settle()
    const leader = await guilds.found('vote-f')
    await guilds.found('vote-g')
    await guilds.found('vote-h')
    for (const slug of ['vote-g', 'vote-f', 'vote-h', 'vote-h']) {
      server.clock.advance(1)
      await cast(await voter(), slug)
    }
    await refresh()
    await cast(await voter(), 'vote-f')
    const seen = await board(leader)
    expect(seen.items.map(({ id, place, votes }) => [id, place, votes])).toEqual([
      ['vote-h', 1, 2],
      ['vote-f', 2, 2],
      ['vote-g', 3, 1],
    ])
    expect(seen.own_guild).toMatchObject({ id: 'vote-f', place: 2, votes: 2 })
    const other = await voter()
    const votesSeen = async () => (await board(other)).items.map(({ id, votes }) => [id, votes])
    expect((await board(other)).own_guild).toBeNull()
    // Votes as last counted, so the other player's vote for the own guild is not among them yet.
    const counted = [
      ['vote-h', 2],
      ['vote-g', 1],
      ['vote-f', 1],
    ]
    expect(await votesSeen()).toEqual(counted)
    await cast(other, 'vote-g')
    expect(await votesSeen()).toEqual([
      ['vote-h', 2],
      ['vote-g', 2],
      ['vote-f', 1],
    ])
  })

  it('has a guild on the board at once for the player who gave it its first vote', async () => {
    nextWeek()
    await settle()
    await guilds.found('vote-o')
    await guilds.found('vote-p')
    const first = await voter()
    await cast(first, 'vote-o')
    expect((await board(first)).items).toMatchObject([{ id: 'vote-o', place: 1, votes: 1 }])
    await refresh()
    const second = await voter()
    await cast(second, 'vote-p')
    expect((await board(second)).items).toMatchObject([{ id: 'vote-o' }, { id: 'vote-p', place: 2, votes: 1 }])
  })

  it('says what the three first places would bring as things stand', async () => {
    nextWeek()
    await settle()
    const slugs = ['vote-q', 'vote-r', 'vote-s', 'vote-t']
    for (const [index, slug] of slugs.entries()) {
      const leader = await guilds.found(slug)
      await items.give(leader, 'tok', tokToNano(50))
      await server.call('guild.donate', { body: { amount: tokToNano(50) } }, { as: leader })
      for (let vote = index; vote < slugs.length; vote += 1) await cast(await voter(), slug)
    }
    await refresh()
    const xp = async (as: number) => (await board(as)).items.map((item) => item.xp)
    const as = await voter()
    expect(await xp(as)).toEqual([10, 5, 2, null])
    await cast(as, 'vote-t')
    await items.give(as, 'star', 10)
    await cast(as, 'vote-t', 'star')
    expect((await board(as)).items.map(({ id, xp: brings }) => [id, brings])).toEqual([
      ['vote-q', 10],
      ['vote-r', 5],
      ['vote-t', 2],
      ['vote-s', null],
    ])
  })

  it('gives the three first guilds that stand their share of the week’s gifts, once', async () => {
    nextWeek()
    await settle()
    const leaders = new Map<string, number>()
    for (const slug of ['vote-i', 'vote-j', 'vote-k', 'vote-z']) leaders.set(slug, await guilds.found(slug))
    const votes = { 'vote-i': 4, 'vote-j': 3, 'vote-k': 2, 'vote-z': 1 }
    for (const [slug, count] of Object.entries(votes)) {
      for (let vote = 0; vote < count; vote += 1) await cast(await voter(), slug)
      const leader = leaders.get(slug) ?? 0
      await items.give(leader, 'tok', tokToNano(50))
      await server.call('guild.donate', { body: { amount: tokToNano(50) } }, { as: leader })
    }
    await guilds.leave(leaders.get('vote-j') ?? 0)
    nextWeek()
    const late = leaders.get('vote-i') ?? 0
    await items.give(late, 'tok', tokToNano(50))
    await server.call('guild.donate', { body: { amount: tokToNano(50) } }, { as: late })
    expect(await Promise.all([settle(), settle(), settle()])).toContain(1)
    await settle()
    expect([await xpOf('vote-i'), await xpOf('vote-k'), await xpOf('vote-z')]).toEqual([110, 55, 52])
    expect((await board(late)).past[0]?.winners).toMatchObject([
      { id: 'vote-i', place: 1, votes: 4, xp: 10 },
      { id: 'vote-k', place: 2, votes: 2, xp: 5 },
      { id: 'vote-z', place: 3, votes: 1, xp: 2 },
    ])
    expect((await board(late)).items).toEqual([])
    const { data: log } = await server.call('guild.log', {}, { as: late })
    expect(log.items.filter(({ event }) => event === 'vote-won')).toMatchObject([{ amount: 10, level: 1, who: null }])
  })

  it('settles the weeks in whose end the server was off, in order', async () => {
    await guilds.found('vote-m')
    await cast(await voter(), 'vote-m')
    nextWeek()
    await cast(await voter(), 'vote-m')
    nextWeek()
    nextWeek()
    expect(await settle()).toBe(2)
    expect((await board(await voter())).past.slice(0, 2).map(({ winners }) => winners[0]?.id)).toEqual([
      'vote-m',
      'vote-m',
    ])
  })

  it('is settled beside the welcome of a player who had asked two of its winners', async () => {
    const collisions = countCollisions(server.database.pool)
    const leaders: number[] = []
    for (const [index, slug] of ['vote-low', 'vote-mid', 'vote-top'].entries()) {
      const leader = await guilds.found(slug, { entry: 'request' })
      leaders.push(leader)
      await items.give(leader, 'tok', tokToNano(50))
      expect((await server.call('guild.donate', { body: { amount: tokToNano(50) } }, { as: leader })).status).toBe(200)
      for (let votes = 0; votes <= index; votes += 1) await cast(await voter(), slug)
    }
    const asking = await players.join()
    for (const slug of ['vote-low', 'vote-top']) await guilds.join(asking, slug)
    nextWeek()
    const [settling, welcome] = await inTransaction(server.db, async (trx) => {
      await lockGuild(trx, await guildIdOf(trx, 'vote-mid'))
      const settling = settle()
      await untilLockWaits(server.db)
      const welcome = guilds.act(leaders[0] ?? 0, asking, 'accept')
      await untilLockWaits(server.db, 2)
      return [settling, welcome]
    })
    expect([await settling, codeOf(await welcome)]).toEqual([1, 'done'])
    expect(collisions()).toBe(0)
  })

  it('that is settled takes no vote of a clock that is late', async () => {
    await guilds.found('vote-n')
    await cast(await voter(), 'vote-n')
    const late = await voter()
    const { nowMs } = server.scope()
    await settleVotes({ ...server.scope(), nowMs: nowMs + 7 * MS_PER_DAY })
    expect(codeOf(await cast(late, 'vote-n'))).toBe('vote-week-over')
  })

  it('forgets who voted after 35 days, and keeps the sums; the books hold', async () => {
    server.clock.advance(36 * MS_PER_DAY)
    expect(await pruneVotes(server.scope())).toBeGreaterThan(0)
    expect(await pruneVotes(server.scope())).toBe(0)
    expect(await auditDifferences(server.db)).toEqual([])
    await sql`update guild_votes set paid = paid + 1, votes = votes + 1 where paid > 0`.execute(server.db)
    expect(await auditDifferences(server.db)).toMatchObject([{ kind: 'votes', asset: 'star' }])
    await sql`update guild_votes set paid = paid - 1, votes = votes - 1 where paid > 0`.execute(server.db)
  })
})
