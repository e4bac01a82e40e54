import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isHonestRoll, luckText, TURN_OVERS_A_DAY } from '#rules/luck/luck.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { pruneLuck } from '#server/modules/luck/service.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const { server, players, items } = await itemServer()

const luck = async (as: number) => (await server.call('luck.get', {}, { as })).data
const rolls = async (as: number, after?: string) =>
  (await server.call('luck.rolls', { query: after === undefined ? {} : { after } }, { as })).data
const turnOver = (as: number, client_seed?: string) =>
  server.call('luck.turnOver', { body: client_seed === undefined ? {} : { client_seed } }, { as })
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

const smith = async (tries: number) => {
  const id = await players.join()
  await items.materials(id, { 'material-wood': 60 * tries, 'material-iron': 10 * tries })
  const results: boolean[] = []
  for (let n = 0; n < tries; n++) {
    const item = await items.item(id, { type: 'sword', rarity: 'common' })
    results.push((await server.call('equipments.refine', { params: { id: item } }, { as: id })).data)
  }
  return { id, results }
}

const dishonest = (list: Awaited<ReturnType<typeof rolls>>['items']): number[] =>
  list
    .filter(({ server_seed, client_seed, number, name, odds, outcome }) => {
      if (server_seed === null) throw new Error(`roll ${number} is not revealed`)
      const key = Buffer.from(server_seed, 'hex')
      const seed = createHmac('sha256', key)
        .update(luckText(client_seed, number, name))
        .digest('hex')
      return !isHonestRoll(seed, { name, odds, outcome })
    })
    .map(({ number }) => number)

describe('provable luck (R46)', () => {
  it('stands before the first roll: its hash is there from joining on, and does not change by rolling', async () => {
    const id = await players.join()
    const stored = await sql<{ count: bigint }>`
      select count(*) as count from luck_chains where player_id = ${id}`.execute(server.db)
    expect(stored.rows[0]?.count).toBe(1n)
    const { chain } = await luck(id)
    expect(chain).toMatchObject({ no: 1, first_number: 1, next_number: 1 })
    await items.materials(id, { 'material-wood': 60, 'material-iron': 10 })
    const item = await items.item(id, { type: 'sword', rarity: 'common' })
    await server.call('equipments.refine', { params: { id: item } }, { as: id })
    expect((await luck(id)).chain).toEqual({ ...chain, next_number: 2 })
    const [roll] = (await rolls(id)).items
    expect(roll).toMatchObject({ number: 1, name: 'refine', item_id: item, server_seed: null })
    expect(roll?.server_seed_hash).toBe(chain.server_seed_hash)
    expect(roll?.odds).toMatchObject({ successPercent: 70 })
  })

  it('turned over reveals the old seed, by which every roll verifies; a tampered one is named', async () => {
    const { id, results } = await smith(8)
    const before = (await luck(id)).chain
    const { data } = await turnOver(id, 'my own seed')
    expect(sha256(data.revealed.server_seed)).toBe(before.server_seed_hash)
    expect(data.chain).toMatchObject({ no: 2, client_seed: 'my own seed', first_number: 9, next_number: 9 })
    expect(data.chain.server_seed_hash).not.toBe(before.server_seed_hash)
    // This seed was committed to before the client seed was set.
    expect(data.chain.server_seed_hash).toBe(before.next_server_seed_hash)
    expect(data.chain.next_server_seed_hash).not.toBe(before.next_server_seed_hash)
    const list = (await rolls(id)).items
    expect(list.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(list.map(({ outcome }) => outcome?.succeeded)).toEqual(results.toReversed())
    expect(dishonest(list)).toEqual([])
    await sql`
      update luck_rolls set outcome = jsonb_set(outcome, '{succeeded}', (not (outcome -> 'succeeded')::boolean)::text::jsonb)
      where player_id = ${id} and number = 5`.execute(server.db)
    expect(dishonest((await rolls(id)).items)).toEqual([5])
  })

  it('keeps the client seed when it is turned over without another, and refuses one that is no plain text', async () => {
    const id = await players.join()
    const { client_seed } = (await luck(id)).chain
    expect((await turnOver(id)).data.chain).toMatchObject({ client_seed, next_number: 1 })
    for (const seed of ['', 'a'.repeat(65), 'ключ', 'a\nb']) expect((await turnOver(id, seed)).status).toBe(400)
    expect((await luck(id)).chain.no).toBe(2)
  })

  it('goes on in one line of numbers, even if it is turned over several times at the same moment', async () => {
    const { id } = await smith(1)
    await Promise.all([turnOver(id), turnOver(id, 'a'), turnOver(id, 'b')])
    expect((await luck(id)).chain).toMatchObject({ no: 4, first_number: 2, next_number: 2 })
  })

  it('uses up no number for a refused call', async () => {
    const id = await players.join()
    const item = await items.item(id, { type: 'sword', rarity: 'common' })
    for (let n = 0; n < 3; n++)
      expect((await server.call('equipments.refine', { params: { id: item } }, { as: id })).status).toBe(400)
    expect([(await luck(id)).chain.next_number, (await rolls(id)).items]).toEqual([1, []])
  })

  it('decides boxes and hunts too; what a hunt finds is shown when it ends', async () => {
    const id = await players.join()
    for (let day = 0; day < 7; day++) {
      if (day > 0) server.clock.advance(MS_PER_DAY)
      await server.call('daily.claim', {}, { as: id })
    }
    const [box] = (await rolls(id)).items
    expect(box).toMatchObject({ name: 'box', odds: { slug: 'material-wood', min: 60, max: 100 } })
    expect(box?.outcome).toEqual({
      materials: [{ slug: 'material-wood', quantity: (await items.amounts(id, ['material-wood']))[0] }],
    })
    await server.call('hunting.start', { params: { slug: 'cursed-fortress' } }, { as: id })
    expect((await rolls(id)).items[0]).toMatchObject({ name: 'hunt', outcome: null })
    server.clock.advance(3 * MS_PER_HOUR)
    const { data: hunt } = await server.call('hunting.claim', { params: { slug: 'cursed-fortress' } }, { as: id })
    expect((await rolls(id)).items[0]?.outcome).toMatchObject({ kills: hunt.kills, tokNano: hunt.reward_tok })
    await turnOver(id)
    expect(dishonest((await rolls(id)).items)).toEqual([])
  })

  it('shows the results of the rolls beside the promised odds', async () => {
    const { id, results } = await smith(12)
    const { refinings, qualities, kept_days } = await luck(id)
    const succeeded = results.filter(Boolean).length
    expect([kept_days, refinings]).toEqual([90, { rolls: 12, succeeded, promised: 8.4 }])
    expect(qualities.reduce((sum, { rolls: count }) => sum + count, 0)).toBe(succeeded)
    expect(qualities.map(({ promised_percent }) => promised_percent)).toEqual([45, 28, 16, 8, 3])
  })

  it('leaves out the lines of set pieces there, which keep their qualities', async () => {
    const id = await players.join()
    await items.give(id, 'tok', 100_000_000_000)
    for (const [slug, lines] of [
      ['mammoth-sword', 0],
      ['sword-rare', 2],
    ] as const) {
      const item = await items.item(id, { type: 'sword', rarity: 'rare', slug })
      expect((await server.call('equipments.reroll', { params: { id: item } }, { as: id })).status).toBe(200)
      const { qualities } = await luck(id)
      expect(qualities.reduce((sum, { rolls: count }) => sum + count, 0)).toBe(lines)
    }
  })

  it('is read by pages, newest first, each roll once', async () => {
    const { id } = await smith(53)
    const first = await rolls(id)
    const second = await rolls(id, first.next ?? '')
    const numbers = [...first.items, ...second.items].map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 53 }, (_, index) => 53 - index))
    expect(second.next).toBeNull()
    expect((await server.call('luck.rolls', { query: { after: 'nonsense' } }, { as: id })).status).toBe(400)
  })

  it('is kept ninety days: then its months are dropped, and the seeds that nothing refers to', async () => {
    const silent = { warn: () => undefined }
    await ensurePartitions(server.db, TEST_NOW_MS, silent as never)
    const { id } = await smith(2)
    await turnOver(id)
    const from = server.clock.nowMs()
    server.clock.advance(89 * MS_PER_DAY)
    expect((await rolls(id)).items).toHaveLength(2)
    await pruneLuck(server.db, server.clock.nowMs())
    expect((await rolls(id)).items).toHaveLength(2)
    server.clock.advance(2 * MS_PER_DAY)
    expect((await rolls(id)).items).toHaveLength(0)
    await pruneLuck(server.db, from + 130 * MS_PER_DAY)
    const left = await sql<{ chains: bigint; rolls: bigint }>`
      select (select count(*) from luck_chains where player_id = ${id}) as chains,
        (select count(*) from luck_rolls where player_id = ${id}) as rolls`.execute(server.db)
    expect(left.rows[0]).toEqual({ chains: 1n, rolls: 0n })
    expect((await luck(id)).chain.no).toBe(2)
  })

  it('turned over again and again without a roll is not kept for that', async () => {
    const { id } = await smith(1)
    for (let count = 0; count < 5; count++) await turnOver(id)
    const kept = async () => {
      const rows = await server.db
        .selectFrom('luck_chains')
        .select('no')
        .where('player_id', '=', BigInt(id))
        .orderBy('no')
        .execute()
      return rows.map(({ no }) => no)
    }
    await pruneLuck(server.db, server.clock.nowMs())
    expect(await kept()).toEqual([1, 2, 3, 4, 5, 6])
    await pruneLuck(server.db, server.clock.nowMs() + 2 * MS_PER_DAY)
    expect(await kept()).toEqual([1, 6])
    expect(dishonest((await rolls(id)).items)).toEqual([])
    expect((await turnOver(id)).data.chain.no).toBe(7)
  })

  it('begins at the first look for a player who joined by an older process', async () => {
    const id = await players.join()
    await sql`delete from luck_chains where player_id = ${id}`.execute(server.db)
    expect((await luck(id)).chain).toMatchObject({ no: 1, next_number: 1 })
  })

  it('is turned over a hundred times a UTC day, by a clock that is behind too', async () => {
    const startedMs = server.clock.nowMs()
    const midnightMs = Math.ceil((startedMs + 1) / MS_PER_DAY) * MS_PER_DAY
    const as = await players.join()
    const turn = async (times: number): Promise<number> => {
      let turned = 0
      for (let tries = 0; tries < times; tries += 1) if ((await turnOver(as)).status === 200) turned += 1
      return turned
    }
    server.clock.set(midnightMs - 1)
    expect(await turn(TURN_OVERS_A_DAY + 1)).toBe(TURN_OVERS_A_DAY)
    const { error, status } = await turnOver(as)
    expect([status, error.code]).toEqual([400, 'turn-over-limit-day'])
    server.clock.set(midnightMs)
    expect(await turn(TURN_OVERS_A_DAY + 1)).toBe(TURN_OVERS_A_DAY)
    for (const step of [1, 2, 3, 4, 5]) {
      server.clock.set(midnightMs - step)
      expect(await turn(1)).toBe(0)
      server.clock.set(midnightMs + step)
      expect(await turn(1)).toBe(0)
    }
    server.clock.set(startedMs)
  })
})
