import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ChestShelf, FightAnswer } from '#contracts/wire.ts'
import { CHEST_MS, type ChestKind, type ChestPlace, RETURN_WINS } from '#rules/chests/win-chests.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { isHonestRoll, luckText } from '#rules/luck/luck.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()
const { clock, db } = server

const shelf = async (as: number): Promise<ChestShelf> => (await server.call('chests.list', {}, { as })).data
const start = (as: number, id: string) => server.call('chests.start', { params: { id } }, { as })
const open = (as: number, id: string) => server.call('chests.open', { params: { id } }, { as })
const home = async (as: number) => (await server.call('users.home', {}, { as })).data
const iso = (ms: number): string => new Date(ms).toISOString()

/** Stores ranked wins as the leagues do, by default of the running season. */
const putWins = async (as: number, wins: number, season?: number): Promise<void> => {
  const { number } = await currentSeason(db, clock.nowMs())
  await sql`
    insert into league_weeks (player_id, season, week, fight_points, fights, wins, reached_at)
    values (${as}::bigint, ${season ?? number}::integer, 1, 0, ${wins}::integer, ${wins}::integer, ${new Date(clock.nowMs())})
    on conflict (player_id, season, week) do update set wins = excluded.wins`.execute(db)
}
const { putChest } = players
const withChests = async (...kinds: ChestKind[]): Promise<{ as: number; ids: string[] }> => {
  const as = await players.join()
  const ids: string[] = []
  for (const [place, kind] of kinds.entries()) ids.push(await putChest(as, place as ChestPlace, kind))
  return { as, ids }
}
const win = async (as: number): Promise<FightAnswer> => {
  for (;;) {
    await players.arrange(as, { energy: 5 })
    const answer = await players.fight(as)
    if (answer.winner === 'attacker') return answer
    expect(answer.chest).toBeUndefined()
  }
}
const booked = (as: number) => items.booked(as, 'win-chest')

describe('a ranked win (R54)', () => {
  it('says how many are missing, and the third fills the first free place with a chest of wood', async () => {
    const as = await players.join()
    expect(await shelf(as)).toEqual({ chests: [], wins: 0 })
    expect((await win(as)).chest).toEqual({ missing: 2 })
    expect((await win(as)).chest).toEqual({ missing: 1 })
    expect((await win(as)).chest).toEqual({ kind: 'wood', place: 0 })
    const { chests, wins } = await shelf(as)
    expect(wins).toBe(3)
    expect(chests).toMatchObject([{ place: 0, kind: 'wood', ready_at: null }])
    expect((await home(as))['chests.list']).toEqual({ status: 200, data: { chests, wins } })
  })

  it.each([
    [8, 'iron'],
    [29, 'titanium'],
    [89, 'titanium'],
    [35, 'iron'],
    [32, 'wood'],
  ] as const)('after %i others brings a chest of %s', async (before, kind) => {
    const { as } = await withChests('wood')
    await putWins(as, before)
    expect((await win(as)).chest).toEqual({ kind, place: 1 })
    expect((await shelf(as)).chests.map((chest) => chest.kind)).toEqual(['wood', kind])
  })

  it('with four chests on the shelf pays its drops alone, and the answer names the kind that found no place', async () => {
    const { as, ids } = await withChests('wood', 'wood', 'iron', 'wood')
    await putWins(as, 8)
    const answer = await win(as)
    expect(answer.chest).toEqual({ no_place: 'iron' })
    expect(answer.drops.materials).toHaveLength(1)
    expect((await shelf(as)).chests.map(({ id }) => id)).toEqual(ids)
  })

  it('fills a place that was opened between, and answers its key again as before', async () => {
    const { as } = await withChests('wood', 'wood', 'wood', 'wood')
    const id = await putChest(as, 2, 'iron', clock.nowMs())
    expect((await open(as, id)).status).toBe(200)
    await putWins(as, 2)
    let answer = await win(as)
    expect(answer.chest).toEqual({ kind: 'wood', place: 2 })
    await putWins(as, 5)
    await putChest(as, 3, 'wood')
    await players.arrange(as, { energy: 5 })
    await players.find(as)
    const idempotencyKey = randomUUID()
    const fight = () => server.call('combats.fight', {}, { as, idempotencyKey })
    answer = (await fight()).data
    expect((await fight()).data).toEqual(answer)
  })

  it('is ranked: a challenge fills nothing', async () => {
    const [as, other] = [await players.join(), await players.join()]
    await putWins(as, 2)
    expect((await players.challenge(as, other)).chest).toBeUndefined()
    expect(await shelf(as)).toEqual({ chests: [], wins: 2 })
  })
})

describe('starting a chest (R54)', () => {
  it.each(Object.entries(CHEST_MS))('of %s takes its time', async (kind, ms) => {
    const { as, ids } = await withChests(kind as ChestKind)
    const { data } = await start(as, ids[0] ?? '')
    expect(data).toEqual({
      chests: [{ id: ids[0], place: 0, kind, ready_at: iso(clock.nowMs() + ms) }],
      wins: 0,
    })
    expect(await shelf(as)).toEqual(data)
  })

  it('is refused while another one runs; started twice, it keeps its first time', async () => {
    const { as, ids } = await withChests('iron', 'wood')
    const [iron = '', wood = ''] = ids
    const first = (await start(as, iron)).data
    clock.advance(MS_PER_HOUR)
    expect((await start(as, iron)).data).toEqual(first)
    expect((await start(as, wood)).error.code).toBe('chest-running')
    clock.advance(2 * MS_PER_HOUR)
    const { chests } = (await start(as, wood)).data
    expect(chests.map(({ ready_at }) => ready_at)).toEqual([iso(clock.nowMs()), iso(clock.nowMs() + MS_PER_HOUR)])
  })

  it('of another player, or of no player, is refused', async () => {
    const [{ ids }, as] = [await withChests('wood'), await players.join()]
    for (const id of [ids[0] ?? '', randomUUID()]) {
      expect((await start(as, id)).error.code).toBe('chest-not-found')
      expect((await open(as, id)).error.code).toBe('chest-not-found')
    }
    expect((await start(as, 'chest-1')).error.code).toBe('invalid-payload')
  })
})

describe('opening a chest (R54)', () => {
  it.each(['wood', 'iron', 'titanium'] as const)(
    'of %s gives what the player’s luck draws, by the ledger',
    async (kind) => {
      const as = await players.join()
      const id = await putChest(as, 3, kind, clock.nowMs())
      const before = await items.amounts(as, ['material-wood', 'material-iron', 'material-titanium'])
      const { data } = await open(as, id)
      expect(data).toMatchObject({ kind, opened: { tok: 0, star: 0, equipments: [], others: [] } })
      expect(data.shelf).toEqual({ chests: [], wins: 0 })
      const rows = await booked(as)
      expect(rows.filter(([asset]) => isMaterial(asset))).toEqual(
        data.opened.materials
          .map(({ quantity, slug }) => [slug, quantity, id] as const)
          .sort(([one], [other]) => one.localeCompare(other)),
      )
      const after = await items.amounts(as, ['material-wood', 'material-iron', 'material-titanium'])
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
      expect(sum(after) - sum(before)).toBe(data.opened.materials.reduce((all, { quantity }) => all + quantity, 0))
      const [roll] = (await server.call('luck.rolls', { query: {} }, { as })).data.items
      expect(roll).toMatchObject({ name: 'win-chest', outcome: { materials: data.opened.materials } })
    },
  )

  it('can be verified once its seed is revealed (R46)', async () => {
    const as = await players.join()
    await open(as, await putChest(as, 0, 'titanium', clock.nowMs()))
    await server.call('luck.turnOver', { body: {} }, { as })
    const [roll] = (await server.call('luck.rolls', { query: {} }, { as })).data.items
    const seed = createHmac('sha256', Buffer.from(roll?.server_seed ?? '', 'hex'))
      .update(luckText(roll?.client_seed ?? '', roll?.number ?? 0, 'win-chest'))
      .digest('hex')
    expect(isHonestRoll(seed, { name: 'win-chest', odds: roll?.odds, outcome: roll?.outcome })).toBe(true)
  })

  it('is refused before its time, also after the clock has stepped back', async () => {
    const { as, ids } = await withChests('wood', 'iron')
    const [wood = '', iron = ''] = ids
    expect((await open(as, wood)).error.code).toBe('chest-not-ready')
    await start(as, wood)
    clock.advance(MS_PER_HOUR - 1)
    expect((await open(as, wood)).error.code).toBe('chest-not-ready')
    clock.advance(1)
    clock.advance(-30 * 60_000)
    expect((await open(as, wood)).error.code).toBe('chest-not-ready')
    expect((await start(as, iron)).error.code).toBe('chest-running')
    clock.advance(30 * 60_000)
    expect((await open(as, wood)).status).toBe(200)
    clock.advance(-MS_PER_HOUR)
    expect((await open(as, wood)).error.code).toBe('chest-not-found')
    clock.advance(MS_PER_HOUR)
    expect(await booked(as)).toHaveLength(1)
  })

  it('beside a fight that fills another place leaves both right', async () => {
    const { as, ids } = await withChests('wood', 'wood', 'wood')
    const ready = await putChest(as, 0, 'titanium', clock.nowMs())
    await putWins(as, 2)
    for (;;) {
      await players.arrange(as, { energy: 5 })
      await players.find(as)
      const [fought, opened] = await Promise.all([server.call('combats.fight', {}, { as }), open(as, ready)])
      expect(fought.status).toBe(200)
      expect([200, 404]).toContain(opened.status)
      if (fought.data.winner === 'attacker') break
    }
    const { chests } = await shelf(as)
    expect(chests).toHaveLength(3)
    for (const id of ids.slice(1)) expect(chests.map((chest) => chest.id)).toContain(id)
  })
})

describe('the end of a season (R54)', () => {
  it('leaves the chests, also a running one; only the count of wins begins anew', async () => {
    const now = await currentSeason(db, clock.nowMs())
    clock.set(now.nextMs - 2 * MS_PER_HOUR)
    const { as, ids } = await withChests('titanium', 'wood')
    await putWins(as, 29)
    const { chests } = (await start(as, ids[0] ?? '')).data
    expect(await shelf(as)).toEqual({ chests, wins: 29 })
    clock.set(now.nextMs + MS_PER_HOUR)
    expect(await shelf(as)).toEqual({ chests, wins: 0 })
    expect((await home(as))['chests.list']).toEqual({ status: 200, data: { chests, wins: 0 } })
    expect((await win(as)).chest).toEqual({ missing: 2 })
    expect((await shelf(as)).wins).toBe(1)
    clock.set(now.nextMs + 7 * MS_PER_HOUR)
    expect((await open(as, ids[0] ?? '')).status).toBe(200)
  })

  it('has a day without ranked fights, whose wins fill nothing', async () => {
    const now = await currentSeason(db, clock.nowMs())
    const as = await players.join()
    await putWins(as, 2)
    clock.set(now.endMs + MS_PER_HOUR)
    expect((await win(as)).chest).toBeUndefined()
    expect((await shelf(as)).chests).toEqual([])
    clock.set(now.nextMs + MS_PER_HOUR)
  })
})

describe('the return after fourteen days (R54)', () => {
  const gone = async (wins = RETURN_WINS, days = 14, ...kinds: ChestKind[]): Promise<number> => {
    const { as } = await withChests(...kinds)
    await players.arrange(as, { fights: 50, wins: 20 })
    await putWins(as, wins, 11)
    clock.advance(days * MS_PER_DAY)
    return as
  }
  const titanium = { kind: 'titanium', ready_at: null }

  it('has a titanium chest in the first free place, once a season', async () => {
    const as = await gone(RETURN_WINS, 14, 'wood')
    const openings = await Promise.all(Array.from({ length: 5 }, () => home(as)))
    for (const opening of openings)
      expect(opening['chests.list']).toMatchObject({ data: { chests: [{ kind: 'wood' }, { ...titanium, place: 1 }] } })
    expect((await shelf(as)).chests).toHaveLength(2)
    const { nextMs } = await currentSeason(db, clock.nowMs())
    await server.call('users.claim', {}, { as })
    clock.set(Math.min(nextMs - MS_PER_HOUR, clock.nowMs() + 20 * MS_PER_DAY))
    await home(as)
    expect((await shelf(as)).chests).toHaveLength(2)
    clock.set(nextMs + 15 * MS_PER_DAY)
    await home(as)
    expect((await shelf(as)).chests).toHaveLength(3)
  })

  it('without a free place has it in the inbox, drawn when it is taken', async () => {
    const as = await gone(RETURN_WINS, 20, 'wood', 'wood', 'wood', 'wood')
    const waiting = (await home(as))['inbox.list']
    const [item, ...others] = waiting && 'data' in waiting ? waiting.data : []
    expect(others).toEqual([])
    expect(item).toMatchObject({ reason: 'win-chest', materials: [], contents: { win_chests: ['titanium'] } })
    await home(as)
    expect((await server.call('inbox.list', {}, { as })).data).toHaveLength(1)
    const { data } = await server.call('inbox.claim', { params: { id: item?.id ?? '' } }, { as })
    const slugs = data.item.opened?.materials.map(({ slug }) => slug)
    expect(slugs).toEqual(['material-wood', 'material-iron', 'material-titanium'])
    expect((await booked(as)).map(([asset]) => asset).filter(isMaterial)).toEqual(slugs?.toSorted())
  })

  it.each([
    ['nine ranked wins', RETURN_WINS - 1, 14],
    ['thirteen days away', RETURN_WINS, 13.9],
  ])('has no chest with %s', async (_name, wins, days) => {
    const as = await gone(wins, days)
    expect((await home(as))['chests.list']).toMatchObject({ status: 200, data: { chests: [] } })
    expect((await server.call('inbox.list', {}, { as })).data).toEqual([])
  })
})
