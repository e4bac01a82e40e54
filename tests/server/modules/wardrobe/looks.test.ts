import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CallInput } from '#contracts/schemas.ts'
import { tokToNano } from '#rules/units.ts'
import { type LookKind, WARDROBE_LOOKS, WARDROBE_SALARY_LEVEL, type WardrobeLook } from '#rules/wardrobe/looks.ts'
import { codeOf, refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

type Wish = CallInput<'wardrobe.wear'>['body']

/** TOK that a player has after joining. */
const WELCOME_TOK = 10

const buy = (as: number, slug: WardrobeLook, tok = 100, idempotencyKey: string = randomUUID()) =>
  server.call('wardrobe.buy', { params: { slug }, body: { price: tokToNano(tok) } }, { as, idempotencyKey })
const wear = (as: number, kind: LookKind, look: Wish['look']) =>
  server.call('wardrobe.wear', { body: { kind, look } }, { as })
const wardrobe = async (as: number) => (await server.call('wardrobe.get', {}, { as })).data
const balance = async (as: number) => (await server.call('users.balance', {}, { as })).data
const looksOf = async (as: number) => (await server.call('combats.me', {}, { as })).data.cosmetic.looks
const burnt = (as: number) => items.booked(as, 'wardrobe')
/** A player with the 10 TOK of joining and `tok` more. */
const owner = async ({ salary = WARDROBE_SALARY_LEVEL, tok = 1000, houseId = 0 } = {}) => {
  const id = await players.join({ houseId })
  await items.salary(id, salary)
  if (tok > 0) await items.give(id, 'tok', tokToNano(tok))
  return id
}
/** Stores these steps of a season's path as claimed. */
const walk = async (id: number, steps: readonly number[], season = 9) => {
  const bits = steps.reduce((all, step) => all | (1 << (step - 1)), 0)
  await server.db
    .insertInto('season_paths')
    .values({ player_id: id, season, points: 2800, counted_to: new Date(0), due_at: null, steps: bits })
    .execute()
}

describe('the wardrobe (R58)', () => {
  it('sells looks, the first for 100 TOK, each further one 10 dearer, burns the TOK and puts each look on', async () => {
    const id = await owner()
    expect(await wardrobe(id)).toEqual({ owned: [], worn: {}, price: tokToNano(100), is_open: true })
    const bought = (['pose-flex', 'cape-gold', 'cape-rose'] as const).entries()
    let left = WELCOME_TOK + 1000
    for (const [index, slug] of bought) {
      left -= 100 + 10 * index
      const { data } = await buy(id, slug, 100 + 10 * index)
      expect(data).toEqual({ wardrobe: await wardrobe(id), balance: tokToNano(left) })
      expect(data.wardrobe.price).toBe(tokToNano(110 + 10 * index))
      expect(await balance(id)).toBe(data.balance)
    }
    const { owned, worn } = await wardrobe(id)
    expect(owned).toEqual(['cape-gold', 'cape-rose', 'pose-flex'])
    expect(worn).toEqual({ cape: 'cape-rose', pose: 'pose-flex' })
    expect(await burnt(id)).toEqual([
      ['tok', -tokToNano(110), 'cape-gold'],
      ['tok', -tokToNano(120), 'cape-rose'],
      ['tok', -tokToNano(100), 'pose-flex'],
    ])
  })

  it('sells all that it has, and then has no price', async () => {
    const id = await owner({ tok: 5000 })
    for (const [index, slug] of WARDROBE_LOOKS.entries())
      expect((await buy(id, slug, 100 + 10 * index)).status).toBe(200)
    expect(await wardrobe(id)).toMatchObject({ owned: WARDROBE_LOOKS, price: null })
    expect(codeOf(await buy(id, 'cape-gold', 280))).toBe('look-owned')
  })

  it('takes a price to the nano, and is refused with one nano less', async () => {
    const id = await owner({ tok: 0 })
    await items.give(id, 'tok', tokToNano(100 - WELCOME_TOK) - 1)
    expect(refusal(await buy(id, 'cape-gold'))).toEqual([400, 'insufficient-tok', 'Insufficient TOK balance!'])
    expect([await wardrobe(id), await burnt(id)]).toMatchObject([{ owned: [], worn: {} }, []])
    await items.give(id, 'tok', 1)
    expect((await buy(id, 'cape-gold')).data.balance).toBe(0)
  })
})

describe('a look that is refused takes nothing and changes nothing', () => {
  const OPEN_LATER = [400, 'wardrobe-locked', 'Looks are sold from Salary level 10']
  const OWNED = [400, 'look-owned', 'You already have this look']
  const CHANGED = [400, 'look-price-changed', 'The price has changed. Check it and try again.']

  it.each<[string, Parameters<typeof owner>[0], WardrobeLook, number, unknown[]]>([
    ['below salary level 10', { salary: 9 }, 'cape-rose', 110, OPEN_LATER],
    ['if the player has it', {}, 'cape-gold', 110, OWNED],
    ['at the price before the last purchase', {}, 'cape-rose', 100, CHANGED],
    ['at a price that it has not yet', {}, 'cape-rose', 120, CHANGED],
  ])('%s', async (_, as, slug, tok, expected) => {
    const id = await owner(as)
    const bits = 1 << WARDROBE_LOOKS.indexOf('cape-gold')
    await sql`update players set looks = ${bits}, worn_looks = 'cape-gold' where id = ${id}`.execute(server.db)
    const before = await wardrobe(id)
    expect(refusal(await buy(id, slug, tok))).toEqual(expected)
    expect([await wardrobe(id), await balance(id), await burnt(id)]).toEqual([
      before,
      tokToNano(1000 + WELCOME_TOK),
      [],
    ])
  })

  it('if there is no such look, or it is a season’s', async () => {
    const id = await owner()
    for (const none of ['cape-none', 'season-pose', 'season-cape-0'])
      expect(codeOf(await buy(id, none as WardrobeLook))).toBe('invalid-payload')
    expect(await balance(id)).toBe(tokToNano(1000 + WELCOME_TOK))
  })
})

describe('many purchases at once', () => {
  it('of one look by fifty devices are one', async () => {
    const id = await owner()
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(id, 'cape-gold')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // A player's calls queue. One that waits too long is refused with `unavailable`.
    const codes = answers.map(codeOf).filter((code) => code !== 'done' && code !== 'unavailable')
    expect(codes.filter((code) => code !== 'look-owned')).toEqual([])
    expect([await balance(id), (await wardrobe(id)).owned]).toEqual([tokToNano(900 + WELCOME_TOK), ['cape-gold']])
  })

  it('of two looks at the first price are one: the other price has risen meanwhile', async () => {
    const id = await owner()
    const answers = await Promise.all([buy(id, 'cape-gold'), buy(id, 'frame-oak')])
    expect(answers.map(codeOf).sort()).toEqual(['done', 'look-price-changed'])
    expect([await balance(id), (await wardrobe(id)).owned.length]).toEqual([tokToNano(900 + WELCOME_TOK), 1])
  })

  it('beside re-rolls burn no more than there is, and TOK for each done', async () => {
    const id = await owner({ tok: 100 })
    const sword = await items.item(id, { type: 'sword', rarity: 'rare' })
    await Promise.all([
      buy(id, 'cape-gold'),
      ...Array.from({ length: 5 }, () => server.call('equipments.reroll', { params: { id: sword } }, { as: id })),
    ])
    const { items: rows } = (await server.call('users.ledger', { query: {} }, { as: id })).data
    const spent = rows.filter(({ reason }) => reason === 'wardrobe' || reason === 're-roll')
    expect(spent.length).toBeGreaterThan(0)
    const paid = spent.reduce((sum, { amount }) => sum + amount, 0)
    const left = await balance(id)
    expect([left, left >= 0]).toEqual([tokToNano(100 + WELCOME_TOK) + paid, true])
    expect((await wardrobe(id)).owned.length).toBe(spent.filter(({ reason }) => reason === 'wardrobe').length)
  })
})

describe('wearing looks', () => {
  it('changes one kind, and takes it off, without a price', async () => {
    const id = await owner()
    await buy(id, 'cape-gold')
    await buy(id, 'cape-rose', 110)
    const before = await balance(id)
    expect((await wear(id, 'cape', 'cape-gold')).data).toEqual(await wardrobe(id))
    expect((await wardrobe(id)).worn).toEqual({ cape: 'cape-gold' })
    expect((await wear(id, 'cape', null)).data).toMatchObject({ owned: ['cape-gold', 'cape-rose'], worn: {} })
    expect(await looksOf(id)).toBeUndefined()
    expect((await wear(id, 'cape', null)).status).toBe(200)
    expect(await balance(id)).toBe(before)
  })

  it('takes only what the player has, of its kind', async () => {
    const id = await owner()
    await buy(id, 'cape-gold')
    expect(refusal(await wear(id, 'cape', 'cape-rose'))).toEqual([400, 'look-not-owned', "You don't have this look"])
    expect(codeOf(await wear(id, 'pose', 'season-pose'))).toBe('look-not-owned')
    expect(refusal(await wear(id, 'frame', 'cape-gold'))).toEqual([400, 'invalid-look', 'Invalid look'])
    expect(codeOf(await wear(id, 'hat' as LookKind, null))).toBe('invalid-payload')
    expect((await wardrobe(id)).worn).toEqual({ cape: 'cape-gold' })
  })

  it('takes what season paths gave, at any salary, the cape in the colour of the house (R53)', async () => {
    const id = await owner({ salary: 1, houseId: 3 })
    expect(await wardrobe(id)).toMatchObject({ owned: [], is_open: false })
    await walk(id, [7, 14, 21, 28])
    await walk(id, [1, 2, 7], 8)
    const { owned } = await wardrobe(id)
    expect([...owned].sort()).toEqual(['season-cape-3', 'season-pose', 'season-word'])
    expect(codeOf(await wear(id, 'cape', 'season-cape-4'))).toBe('look-not-owned')
    for (const [kind, look] of [
      ['cape', 'season-cape-3'],
      ['pose', 'season-pose'],
      ['word', 'season-word'],
    ] as const)
      expect((await wear(id, kind, look)).status).toBe(200)
    expect(await looksOf(id)).toEqual({ cape: 'season-cape-3', pose: 'season-pose', word: 'season-word' })
    expect((await server.call('combats.house', { body: { house_id: 5 } }, { as: id })).status).toBe(200)
    expect((await looksOf(id))?.cape).toBe('season-cape-5')
    expect(await wardrobe(id)).toMatchObject({ worn: { cape: 'season-cape-5' }, price: tokToNano(100) })
    expect((await wardrobe(id)).owned).toContain('season-cape-5')
  })

  it('of several kinds at once keeps each', async () => {
    const id = await owner()
    await buy(id, 'cape-gold')
    await buy(id, 'frame-oak', 110)
    await buy(id, 'pose-bow', 120)
    for (const kind of ['cape', 'frame', 'pose'] as const) await wear(id, kind, null)
    await Promise.all([wear(id, 'cape', 'cape-gold'), wear(id, 'frame', 'frame-oak'), wear(id, 'pose', 'pose-bow')])
    expect((await wardrobe(id)).worn).toEqual({ cape: 'cape-gold', frame: 'frame-oak', pose: 'pose-bow' })
  })
})

describe('worn looks are seen', () => {
  it('by visitors of the showcase and by players who look the player up', async () => {
    const [id, visitor] = [await owner(), await players.join()]
    await buy(id, 'frame-frost')
    const looks = { frame: 'frame-frost' }
    const seen = await server.call('showcase.get', { params: { user_id: id } }, { as: visitor })
    expect(seen.data.player.cosmetic.looks).toEqual(looks)
    const own = await server.call('showcase.get', { params: { user_id: visitor } }, { as: id })
    expect(own.data.player.cosmetic).not.toHaveProperty('looks')
    const found = await server.call('combats.opponent', { params: { query: String(id) } }, { as: visitor })
    expect(found.data.cosmetic.looks).toEqual(looks)
    expect(await looksOf(id)).toEqual(looks)
  })

  it('in a fight by both, and in its replay as they were then', async () => {
    const [id, other] = [await owner(), await owner()]
    await buy(id, 'cape-gold')
    await buy(other, 'pose-leap')
    const fought = await players.challenge(id, other)
    expect([fought.user.cosmetic.looks, fought.enemy.cosmetic.looks]).toEqual([
      { cape: 'cape-gold' },
      { pose: 'pose-leap' },
    ])
    await wear(id, 'cape', null)
    await wear(other, 'pose', null)
    const { data } = await server.call('combats.replay', { params: { id: fought.replay_id } }, { as: other })
    expect([data.user.cosmetic, data.enemy.cosmetic]).toEqual([fought.user.cosmetic, fought.enemy.cosmetic])
    const verified = await server.call('combats.verify', { params: { id: fought.replay_id } }, { as: id })
    expect(verified.data).toMatchObject({ commitment_holds: true, scenario_holds: true })
  })

  it('in the match that waits, which stays as it was found, with its commitment', async () => {
    const id = await owner()
    const found = await players.find(id)
    await buy(id, 'cape-gold')
    await buy(id, 'frame-oak', 110)
    await wear(id, 'frame', null)
    const again = (await server.call('combats.find', {}, { as: id })).data
    expect([again.match_id, again.commitment]).toEqual([found.match_id, found.commitment])
    const { data: fought } = await server.call('combats.fight', {}, { as: id })
    expect(fought.user.cosmetic.looks).toEqual({ cape: 'cape-gold' })
    expect(fought.enemy.cosmetic).not.toHaveProperty('looks')
    const verified = await server.call('combats.verify', { params: { id: fought.replay_id } }, { as: id })
    expect(verified.data).toMatchObject({ commitment_holds: true, scenario_holds: true })
  })

  it('in a match that is changed by the gear as well', async () => {
    const id = await owner()
    await buy(id, 'cape-gold')
    await players.find(id)
    const sword = await items.item(id, { type: 'sword', rarity: 'rare' })
    await server.call('equipments.equip', { params: { id: sword }, body: { equipped: true } }, { as: id })
    await players.find(id)
    const { data: fought } = await server.call('combats.fight', {}, { as: id })
    expect(fought.user.cosmetic).toMatchObject({ looks: { cape: 'cape-gold' }, sword: { slug: 'sword-rare' } })
  })

  it('and change no power: inputs and stats are as without', async () => {
    const id = await owner()
    const { cosmetic: _, ...before } = (await server.call('combats.me', {}, { as: id })).data
    await buy(id, 'cape-gold')
    const { cosmetic: __, ...after } = (await server.call('combats.me', {}, { as: id })).data
    expect(after).toEqual(before)
    const { power } = await players.row(id)
    expect(power).toBe(after.power)
  })
})
