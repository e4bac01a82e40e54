import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Exhibit } from '#rules/showcase/showcase.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { liftSanction, sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { putMedals } from '#server/modules/medals/store.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

type Places = (Exhibit | null)[]
const six = (...places: Places): Places => [...places, ...Array.from({ length: 6 - places.length }, () => null)]
const item = (id: string): Exhibit => ({ kind: 'item', id })

const own = (as: number) => server.call('showcase.mine', {}, { as }).then(({ data }) => data)
const arrange = (as: number, places: Places, title = '') =>
  server.call('showcase.arrange', { body: { title, places } }, { as })
const look = (as: number, userId: number) => server.call('showcase.get', { params: { user_id: userId } }, { as })
const like = (as: number, userId: number) => server.call('showcase.like', { params: { user_id: userId } }, { as })

const settled = async (): Promise<number> => {
  const id = await players.join()
  const before = new Date(server.clock.nowMs() - 2 * MS_PER_DAY)
  await sql`update players set created_at = ${before} where id = ${id}::bigint`.execute(server.db)
  return id
}
const earn = (id: number): Promise<void> =>
  putMedals(server.db, [
    { player_id: BigInt(id), type: 'season-1', earned_at: new Date(server.clock.nowMs()), rank: 12, rarity: null },
  ])
const showing = async (): Promise<{ readonly id: number; readonly sword: string }> => {
  const id = await settled()
  const sword = await items.item(id, { type: 'sword', rarity: 'epic' })
  await arrange(id, six(item(sword)))
  return { id, sword }
}
const ban = (id: number) =>
  inTransaction(server.db, (db) =>
    sanctionPlayer({ ...server.scope(), db } as never, id, {
      status: 'banned',
      reason: 'cheating',
      appealUrl: null,
    }),
  )

describe('the player’s own showcase (rows 29, 181, R36)', () => {
  it('is empty at first, with the pet in its gear', async () => {
    const as = await players.join({ username: 'fresh_one', houseId: 3 })
    expect(await own(as)).toMatchObject({
      player: { user_id: as, username: 'fresh_one', house_id: 3, rank: 0, pet_name: null, laurel: null },
      title: null,
      places: [null, null, null, null, null, null],
      likes: 0,
    })
  })

  it('shows items, stones and medals as they were placed', async () => {
    const as = await players.join()
    const sword = await items.item(as, { type: 'sword', rarity: 'epic' })
    await items.give(as, 'stone:burning-hell:2', 1)
    await earn(as)
    const places = six(null, item(sword), { kind: 'stone', id: 'burning-hell:2' }, null, {
      kind: 'medal',
      id: 'season-1',
    })
    const answer = await arrange(as, places, '  My   pride ')
    expect(answer.data).toMatchObject({
      title: 'My pride',
      places: [
        null,
        { kind: 'item', id: sword, item: { id: sword, type: 'sword', rarity: 'epic' } },
        { kind: 'stone', stone: { type: 'burning-hell', level: 2 } },
        null,
        { kind: 'medal', medal: { type: 'season-1', rank: 12, rarity: null } },
        null,
      ],
    })
    expect(await own(as)).toEqual(answer.data)
  })

  it('takes nothing that the player does not have, and nothing twice', async () => {
    const [as, other] = [await players.join(), await players.join()]
    const sword = await items.item(as, { type: 'sword', rarity: 'epic' })
    const theirs = await items.item(other, { type: 'shield', rarity: 'epic' })
    const refused = async (...places: Places) => codeOf(await arrange(as, six(...places)))
    expect(await refused(item(theirs))).toBe('showcase-not-yours')
    expect(await refused(item('no-id'))).toBe('showcase-not-yours')
    expect(await refused({ kind: 'stone', id: 'frost-prison:1' })).toBe('showcase-not-yours')
    expect(await refused({ kind: 'stone', id: sword })).toBe('showcase-not-yours')
    expect(await refused({ kind: 'medal', id: 'season-1' })).toBe('showcase-not-yours')
    expect(await refused(item(sword), null, item(sword))).toBe('showcase-twice')
    expect((await arrange(as, six(null, item(theirs)))).error.details).toEqual({ place: 1 })
    expect((await own(as)).places).toEqual(six())
  })

  it('takes six places, no more and no fewer', async () => {
    const as = await players.join()
    expect(
      codeOf(
        await arrange(
          as,
          Array.from({ length: 7 }, () => null),
        ),
      ),
    ).toBe('invalid-payload')
    expect(codeOf(await arrange(as, [null]))).toBe('invalid-payload')
  })

  it.each([
    ['x'.repeat(31), 'showcase-title-length'],
    ['a/b', 'showcase-title-characters'],
    ['my shop.com', 'showcase-title-link'],
    ['f u c k', 'rude-showcase-title'],
    ['пиздец', 'rude-showcase-title'],
  ])('does not take the title %j: %s', async (title, code) => {
    const as = await players.join()
    expect(codeOf(await arrange(as, six(), title))).toBe(code)
    expect((await own(as)).title).toBeNull()
  })

  it('shows an item in its present state, and leaves its place empty when it is gone, until it is back', async () => {
    const { id, sword } = await showing()
    await items.sell(id, sword)
    expect((await own(id)).places[0]?.item?.status).toBe('on-sale')
    await sql`delete from listings where seller_id = ${id}::bigint`.execute(server.db)
    const { stat_values: _, ...gone } = await server.db
      .deleteFrom('items')
      .where('owner_id', '=', BigInt(id))
      .where('id', '=', sword)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect((await own(id)).places).toEqual(six())
    const back = { ...gone, status: 'inventory' as const, stats: JSON.stringify(gone.stats) }
    await server.db.insertInto('items').values(back).execute()
    expect((await own(id)).places[0]).toMatchObject({ id: sword })
  })

  it('shows a stone only while there is one', async () => {
    const as = await players.join()
    await items.give(as, 'stone:luck-leech:1', 3)
    await arrange(as, six({ kind: 'stone', id: 'luck-leech:1' }))
    const ids = Array.from({ length: 3 }, () => 'luck-leech:1')
    await server.call('stones.upgrade', { body: { user_stone_ids: ids } }, { as })
    expect((await own(as)).places).toEqual(six())
  })

  it('is one of two that are sent at once, whole, and keeps its likes', async () => {
    const { id, sword } = await showing()
    const viewer = await settled()
    await like(viewer, id)
    const shield = await items.item(id, { type: 'shield', rarity: 'rare' })
    const answers = await Promise.all([
      arrange(id, six(item(sword), item(shield)), 'One'),
      arrange(id, six(item(shield), item(sword)), 'Two'),
    ])
    expect(answers.map(codeOf)).toEqual(['done', 'done'])
    const { title, places, likes } = await own(id)
    const first = title === 'One' ? sword : shield
    expect(places[0]?.id).toBe(first)
    expect(likes).toBe(1)
  })
})

describe('a showcase of another player (R36)', () => {
  it('says of its player what fights show, and of things what was placed', async () => {
    const { id } = await showing()
    await items.item(id, { type: 'shield', rarity: 'legendary' })
    const { data } = await look(await settled(), id)
    expect(Object.keys(data.player).toSorted()).toEqual(
      ['cosmetic', 'house_id', 'island', 'laurel', 'pet_name', 'rank', 'user_id', 'username'].toSorted(),
    )
    expect(data.places.filter(Boolean)).toHaveLength(1)
    expect(Object.keys(data.places[0]?.item ?? {})).not.toContain('own')
    expect(data.like).toEqual({ state: 'open', from: null })
  })

  it('is there before anything was placed', async () => {
    const id = await players.join()
    expect((await look(await settled(), id)).data).toMatchObject({ places: six(), like: { state: 'empty' } })
  })

  it('is not found for an unknown, a banned and a deleted player', async () => {
    const viewer = await settled()
    const missing = async (id: number) => {
      const answer = await look(viewer, id)
      return [answer.status, codeOf(answer), codeOf(await like(viewer, id))]
    }
    const NOT_FOUND = [404, 'showcase-not-found', 'showcase-not-found']
    expect(await missing(players.stranger())).toEqual(NOT_FOUND)
    const { id } = await showing()
    await ban(id)
    expect(await missing(id)).toEqual(NOT_FOUND)
    await inTransaction(server.db, (db) => liftSanction(db, id))
    expect((await look(viewer, id)).status).toBe(200)
    await server.call('users.delete', {}, { as: id })
    expect(await missing(id)).toEqual(NOT_FOUND)
  })
})

describe('likes of a showcase (R36)', () => {
  it('are given once a UTC day by each viewer', async () => {
    const { id } = await showing()
    const [ann, ben] = [await settled(), await settled()]
    expect((await like(ann, id)).data).toMatchObject({ likes: 1, like: { state: 'given' } })
    expect(codeOf(await like(ann, id))).toBe('like-given')
    expect((await like(ben, id)).data.likes).toBe(2)
    const { data } = await look(ann, id)
    expect(data).toMatchObject({ likes: 2, like: { state: 'given' } })
    server.clock.advance(MS_PER_DAY)
    expect((await look(ann, id)).data.like).toEqual({ state: 'open', from: null })
    expect((await like(ann, id)).data.likes).toBe(3)
  })

  it('go to several showcases a day', async () => {
    const [one, other] = [await showing(), await showing()]
    const viewer = await settled()
    expect((await like(viewer, one.id)).data.likes).toBe(1)
    expect((await like(viewer, other.id)).data.likes).toBe(1)
    expect(codeOf(await like(viewer, one.id))).toBe('like-given')
  })

  it('count once where fifty come at once', async () => {
    const { id } = await showing()
    const viewer = await settled()
    const codes = (await Promise.all(Array.from({ length: 50 }, () => like(viewer, id)))).map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect((await own(id)).likes).toBe(1)
  })

  it('of fifty viewers at once count fifty times', async () => {
    const { id } = await showing()
    const viewers = await Promise.all(Array.from({ length: 50 }, () => settled()))
    const codes = (await Promise.all(viewers.map((viewer) => like(viewer, id)))).map(codeOf)
    expect(codes.every((code) => code === 'done')).toBe(true)
    expect((await own(id)).likes).toBe(50)
  })

  it('of two players for each other at once do not deadlock', async () => {
    const [ann, ben] = [await showing(), await showing()]
    const codes = await Promise.all([like(ann.id, ben.id), like(ben.id, ann.id)])
    expect(codes.map(codeOf)).toEqual(['done', 'done'])
  })

  it('cannot be given to oneself, to an empty one, or by accounts under 24 hours', async () => {
    const { id } = await showing()
    expect(codeOf(await like(id, id))).toBe('like-own')
    expect(codeOf(await like(await settled(), await players.join()))).toBe('showcase-empty')
    const fresh = await players.join()
    const early = await like(fresh, id)
    expect(codeOf(early)).toBe('like-too-new')
    expect(early.error.details).toEqual({ from: new Date(server.clock.nowMs() + 24 * MS_PER_HOUR).toISOString() })
    expect((await look(fresh, id)).data.like.state).toBe('too-new')
    server.clock.advance(24 * MS_PER_HOUR)
    expect(codeOf(await like(fresh, id))).toBe('done')
  })

  it('bring nothing, and are forgotten after a week (R36)', async () => {
    const [one, other] = [await showing(), await showing()]
    const viewer = await settled()
    const ledger = async () =>
      (await sql`select from ledger where account in (${viewer}, ${one.id}, ${other.id})`.execute(server.db)).rows
        .length
    const before = await ledger()
    await like(viewer, one.id)
    server.clock.advance(8 * MS_PER_DAY)
    await like(viewer, other.id)
    expect(await ledger()).toBe(before)
    const { rows } = await sql<{ liked_id: bigint }>`
      select liked_id from showcase_likes where player_id = ${viewer}::bigint`.execute(server.db)
    expect(rows.map(({ liked_id }) => Number(liked_id))).toEqual([other.id])
  })

  it('are one a day also where the clock ran ahead to another day and was set back (R36)', async () => {
    const [one, other] = [await showing(), await showing()]
    const viewer = await settled()
    await like(viewer, one.id)
    server.clock.advance(MS_PER_DAY)
    await like(viewer, other.id)
    server.clock.advance(-MS_PER_DAY)
    expect(codeOf(await like(viewer, one.id))).toBe('like-given')
    expect(codeOf(await like(viewer, other.id))).toBe('like-given')
  })
})
