import { describe, expect, it } from 'vitest'
import { tokToNano } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { guildIdOf } from '#server/modules/guild/own-membership.ts'
import { lockGuild } from '#server/modules/guild/store.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { countCollisions } from '#tests/helpers/database/collisions.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { codeOf, race } from '#tests/helpers/server/answered.ts'
import { fileApp, itemServer } from '#tests/helpers/server/item-server.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 10)
const TIMEOUT_MS = ROUNDS * 4000

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const collisions = countCollisions(server.database.pool)
const { found, member, join, leave, act } = guildPlayers(itemsServer)

/** A second app that shares the database with `server`, but no memory, as a second process does. */
const other = await fileApp({ database: server.database, seed: 2 })

type Answer = { readonly status: number; readonly error: { readonly code: string } }
const codesOfRace = async (...calls: Parameters<typeof race<Answer, Answer>>) => (await race(...calls)).map(codeOf)
const each = async (work: (round: number, slug: string) => Promise<void>, name: string): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) await work(round, `${name}-${100 + round}`)
  expect(await auditDifferences(server.db)).toEqual([])
}
const rolesIn = async (as: number, id: string) => {
  const answer = await server.call('guild.get', { params: { id } }, { as })
  return answer.status === 404
    ? null
    : Object.fromEntries(answer.data.roster.map(({ user_id, role }) => [user_id, role]))
}
const eventsOf = async (as: number, event: string) =>
  (await server.call('guild.log', {}, { as })).data.items.filter((row) => row.event === event).length

describe(`each ${ROUNDS} times, with one true outcome and clean books`, { timeout: TIMEOUT_MS }, () => {
  it('forty join the last two places', async () => {
    const ann = await found('last-places')
    for (let place = 0; place < 17; place += 1) await member('last-places')
    const crowd: number[] = []
    for (let no = 0; no < 40; no += 1) crowd.push(await players.join())
    const codes = (
      await Promise.all(crowd.map((as, no) => join(as, 'last-places', no % 2 === 0 ? server : other)))
    ).map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(2)
    expect(new Set(codes)).toEqual(new Set(['done', 'guild-full']))
    expect(Object.keys((await rolesIn(ann, 'last-places')) ?? {})).toHaveLength(20)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('an officer leaves while being kicked', () =>
    each(async (round, slug) => {
      const ann = await found(slug)
      const bob = await member(slug)
      await act(ann, bob, 'promote')
      const [left, kicked] = await codesOfRace(
        round,
        () => leave(bob),
        () => act(ann, bob, 'kick', other),
      )
      expect([
        ['done', 'member-not-found'],
        ['not-in-guild', 'done'],
      ]).toContainEqual([left, kicked])
      expect(await rolesIn(ann, slug)).toEqual({ [ann]: 'leader' })
    }, 'ko'))

  it('the leader leaves while handing over', () =>
    each(async (round, slug) => {
      const ann = await found(slug)
      const [bob, eve] = [await member(slug), await member(slug)]
      const [left, handed] = await codesOfRace(
        round,
        () => leave(ann),
        () => act(ann, eve, 'hand-over', other),
      )
      expect(left).toBe('done')
      expect(['done', 'not-in-guild']).toContain(handed)
      const [leader, plain] = handed === 'done' ? [eve, bob] : [bob, eve]
      expect(await rolesIn(bob, slug)).toEqual({ [leader]: 'leader', [plain]: 'member' })
    }, 'ho'))

  it('the last member leaves while one joins', () =>
    each(async (round, slug) => {
      const ann = await found(slug)
      const bob = await players.join()
      const [left, joined] = await codesOfRace(
        round,
        () => leave(ann),
        () => join(bob, slug, other),
      )
      expect(left).toBe('done')
      expect(['done', 'guild-not-found']).toContain(joined)
      expect(await rolesIn(bob, slug)).toEqual(joined === 'done' ? { [bob]: 'leader' } : null)
    }, 'lm'))

  it('two promotions at once', () =>
    each(async (round, slug) => {
      const ann = await found(slug)
      const bob = await member(slug)
      const codes = await codesOfRace(
        round,
        () => act(ann, bob, 'promote'),
        () => act(ann, bob, 'promote', other),
      )
      expect(codes).toEqual(['done', 'done'])
      expect(await rolesIn(ann, slug)).toEqual({ [ann]: 'leader', [bob]: 'officer' })
      expect(await eventsOf(ann, 'promoted')).toBe(1)
    }, 'pr'))

  it('gifts over the limit of a day, side by side', () =>
    each(async (round, slug) => {
      const ann = await found(slug)
      await items.give(ann, 'tok', tokToNano(100))
      const give = (app: TestApp) => app.call('guild.donate', { body: { amount: tokToNano(30) } }, { as: ann })
      const codes = await codesOfRace(
        round,
        () => give(server),
        () => give(other),
      )
      expect([...codes].sort()).toEqual(['donation-limit', 'done'])
      const { data } = await server.call('guild.get', { params: { id: slug } }, { as: ann })
      expect([data.xp, data.own.given_today]).toEqual([30, tokToNano(30)])
    }, 'gi'))

  it('one joins and leaves within a second', () =>
    each(async (round, slug) => {
      const ann = await found(slug)
      const bob = await players.join()
      const [joined, left] = await codesOfRace(
        round,
        () => join(bob, slug),
        () => leave(bob, other),
      )
      expect(joined).toBe('done')
      expect(['done', 'not-in-guild']).toContain(left)
      const isIn = left !== 'done'
      expect(await rolesIn(ann, slug)).toEqual({ [ann]: 'leader', ...(isIn ? { [bob]: 'member' } : {}) })
    }, 'jl'))

  it('two take the same request in, then remove each other', () =>
    each(async (round, slug) => {
      const ann = await found(slug, { entry: 'request' })
      const [bob, eve] = [await players.join(), await players.join()]
      await join(bob, slug)
      await join(eve, slug)
      // Each call locks the other player's row as well. Locks must be taken in the order of ids, or the calls deadlock.
      await act(ann, bob, 'accept')
      await act(ann, bob, 'promote')
      const [accepted, taken] = await codesOfRace(
        round,
        () => act(ann, eve, 'accept'),
        () => act(bob, eve, 'accept', other),
      )
      expect([accepted, taken].sort()).toEqual(['done', 'request-not-found'])
      const [kicked, back] = await codesOfRace(
        round,
        () => act(ann, bob, 'kick'),
        () => act(bob, ann, 'kick', other),
      )
      expect(kicked).toBe('done')
      expect(['guild-forbidden', 'not-in-guild']).toContain(back)
    }, 'ac'))

  it('two guilds take in a player each who has asked both', async () => {
    const leaders = [await found('both-one', { entry: 'request' }), await found('both-two', { entry: 'request' })]
    const asking = [await players.join(), await players.join()]
    for (const as of asking) for (const slug of ['both-two', 'both-one']) await join(as, slug)
    const accept = (no: number, app: TestApp) => act(leaders[no] ?? 0, asking[no] ?? 0, 'accept', app)
    const accepted = await inTransaction(server.db, async (trx) => {
      await lockGuild(trx, await guildIdOf(trx, 'both-one'))
      const first = accept(0, server)
      await untilLockWaits(server.db)
      const second = accept(1, other)
      await untilLockWaits(server.db, 2)
      return [first, second]
    })
    expect((await Promise.all(accepted)).map(codeOf)).toEqual(['done', 'done'])
    expect(await rolesIn(asking[1] ?? 0, 'both-two')).toMatchObject({ [asking[1] ?? 0]: 'member' })
  })

  it('no transaction has deadlocked', () => {
    expect(collisions()).toBe(0)
  })
})
