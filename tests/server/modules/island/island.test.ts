import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ISLAND_PIECES, ISLAND_SALARY_LEVEL, type IslandPiece } from '#rules/island/island.ts'
import { codeOf, refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const ASSETS = ['material-wood', 'material-iron', 'material-titanium'] as const

const build = (as: number, slug: IslandPiece, idempotencyKey: string = randomUUID()) =>
  server.call('island.build', { params: { slug } }, { as, idempotencyKey })
const island = async (as: number) => (await server.call('island.get', {}, { as })).data
const held = (as: number) => items.amounts(as, ASSETS)
const burnt = (as: number) => items.booked(as, 'island')
/** A player with materials for this many pieces. */
const builder = async ({ salary = ISLAND_SALARY_LEVEL, pieces = 1 } = {}) => {
  const id = await players.join()
  await items.salary(id, salary)
  if (pieces > 0)
    await items.materials(id, {
      'material-wood': 200 * pieces,
      'material-iron': 10 * pieces,
      'material-titanium': 5 * pieces,
    })
  return id
}

describe('a piece of the island (R58)', () => {
  it('is built for 200 wood, 10 iron and 5 titanium, which are burnt', async () => {
    const id = await builder({ pieces: 2 })
    expect(await island(id)).toEqual({ pieces: [], is_open: true })
    expect((await build(id, 'telescope')).data).toEqual({ pieces: ['telescope'], is_open: true })
    expect(await held(id)).toEqual([200, 10, 5])
    expect(await burnt(id)).toEqual([
      ['material-iron', -10, 'telescope'],
      ['material-titanium', -5, 'telescope'],
      ['material-wood', -200, 'telescope'],
    ])
    const built = (await build(id, 'camp-fire')).data
    expect(built).toEqual({ pieces: ['camp-fire', 'telescope'], is_open: true })
    expect([await island(id), await held(id)]).toEqual([built, [0, 0, 0]])
  })

  it('is one of 24, and all of them can be built', async () => {
    const id = await builder({ pieces: ISLAND_PIECES.length })
    for (const piece of ISLAND_PIECES.toReversed()) expect((await build(id, piece)).status).toBe(200)
    expect((await island(id)).pieces).toEqual(ISLAND_PIECES)
    expect(await held(id)).toEqual([0, 0, 0])
  })

  it('is seen at home and by visitors of the showcase', async () => {
    const [id, visitor] = [await builder(), await players.join()]
    await build(id, 'hammock')
    const home = (await server.call('users.home', {}, { as: id })).data['users.me']
    expect(home).toMatchObject({ status: 200, data: { island: ['hammock'] } })
    expect((await server.call('users.me', {}, { as: id })).data.island).toEqual(['hammock'])
    expect((await server.call('showcase.mine', {}, { as: id })).data.player.island).toEqual(['hammock'])
    const seen = await server.call('showcase.get', { params: { user_id: id } }, { as: visitor })
    expect(seen.data.player.island).toEqual(['hammock'])
    const own = await server.call('showcase.get', { params: { user_id: visitor } }, { as: id })
    expect(own.data.player.island).toEqual([])
  })
})

describe('a piece that is refused takes nothing', () => {
  it('below salary level 10', async () => {
    const id = await builder({ salary: 9 })
    expect(await island(id)).toEqual({ pieces: [], is_open: false })
    expect(refusal(await build(id, 'hammock'))).toEqual([400, 'island-locked', 'Island pieces open at Salary level 10'])
    expect([await held(id), await burnt(id)]).toEqual([[200, 10, 5], []])
  })

  it('if it is built already', async () => {
    const id = await builder({ pieces: 2 })
    await build(id, 'hammock')
    expect(refusal(await build(id, 'hammock'))).toEqual([400, 'island-built', 'This piece is already on your island'])
    expect(await held(id)).toEqual([200, 10, 5])
  })

  it.each(ASSETS)('with one %s too few', async (asset) => {
    const id = await builder({ pieces: 0 })
    const enough = { 'material-wood': 200, 'material-iron': 10, 'material-titanium': 5 }
    await items.materials(id, { ...enough, [asset]: enough[asset] - 1 })
    const before = await held(id)
    expect((await build(id, 'hammock')).error.code).toBe('insufficient-materials')
    expect([await held(id), await burnt(id), (await island(id)).pieces]).toEqual([before, [], []])
    await items.give(id, asset, 1)
    expect((await build(id, 'hammock')).status).toBe(200)
  })

  it('if there is no such piece', async () => {
    const id = await builder()
    expect((await build(id, 'castle' as IslandPiece)).error.code).toBe('invalid-payload')
    expect(await held(id)).toEqual([200, 10, 5])
  })
})

describe('many builders at once', () => {
  it('of the same piece under fifty keys build and pay it once', async () => {
    const id = await builder({ pieces: 3 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => build(id, 'hammock')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code)
    // A player's calls queue. One that waits too long is refused with `unavailable`.
    expect(codes.filter((code) => code !== 'island-built' && code !== 'unavailable')).toEqual([])
    expect([await held(id), (await island(id)).pieces]).toEqual([[400, 20, 10], ['hammock']])
  })

  it('of different pieces with materials for one build one', async () => {
    const id = await builder()
    const wanted = (['hammock', 'telescope', 'bee-hive'] as const).map((piece) => build(id, piece))
    const answers = await Promise.all(wanted)
    expect(answers.map(codeOf).sort()).toEqual(['done', 'insufficient-materials', 'insufficient-materials'])
    expect([await held(id), (await island(id)).pieces.length]).toEqual([[0, 0, 0], 1])
  })

  it('beside a refinement burn no more than there is', async () => {
    const id = await builder()
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    await items.materials(id, { 'material-iron': 30, 'material-titanium': 7 })
    const [built, refined] = await Promise.all([
      build(id, 'hammock'),
      server.call('equipments.refine', { params: { id: sword } }, { as: id }),
    ])
    expect([built.status, refined.status].sort()).toEqual([200, 400])
    expect(Math.min(...(await held(id)))).toBeGreaterThanOrEqual(0)
  })
})
