import { beforeEach, describe, expect, it } from 'vitest'
import { parseAmount, parseAsset } from '#server/admin/amounts.ts'
import { BALANCE_LIMIT, balanceOf } from '#server/db/ledger.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import { adminOf } from '#tests/helpers/server/run-admin.ts'

const { server, players } = await auditedAppWithPlayers()
let player: number
let names = 0

const admin = adminOf(server)
const log = () => server.db.selectFrom('admin_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute()
const newest = async (as: number) => (await server.call('users.ledger', { query: {} }, { as })).data.items[0]

beforeEach(async () => {
  player = await players.join({ username: `Player_${++names}` })
  server.clock.advance(1000)
})

describe("the operators' command", () => {
  it('gives TOK with a ledger reason, and writes down who, what and why', async () => {
    const said = await admin('grant', `@player_${names}`, 'tok', '12.5', '--why', 'lost in the outage')
    expect(said).toBe(`12.5 tok given to player ${player} (Player_${names}).`)
    expect(await balanceOf(server.db, player, 'tok')).toBe(22_500_000_000n)
    const [row] = await log()
    expect(row).toMatchObject({
      who: 'olga',
      act: 'grant',
      player_id: BigInt(player),
      details: { asset: 'tok', amount: '12.5' },
      why: 'lost in the outage',
    })
    expect(await newest(player)).toMatchObject({ reason: 'admin-grant', amount: 12.5e9, ref: row?.id })
  })

  it('takes away, and not more than there is', async () => {
    await admin('grant', player, 'star', 9, '--why', 'x')
    await admin('take', player, 'star', 4, '--why', 'given twice')
    expect(await balanceOf(server.db, player, 'star')).toBe(5n)
    const before = (await log()).length
    await expect(admin('take', player, 'star', 6, '--why', 'x')).rejects.toThrow('The player has only 5 star.')
    expect((await log()).length).toBe(before)
  })

  it('takes the last stone of a kind off the pet too, and not before', async () => {
    await admin('grant', player, 'stone:luck-leech:2', 2, '--why', 'x')
    await server.call('stones.equip', { params: { id: 'luck-leech:2' }, body: { equipped: true } }, { as: player })
    const worn = async () => (await server.call('combats.me', {}, { as: player })).data.stone_statistics
    await admin('take', player, 'stone:luck-leech:2', 1, '--why', 'given twice')
    expect(await worn()).toEqual([{ type: 'luck-leech', level: 2 }])
    await admin('take', player, 'stone:luck-leech:2', 1, '--why', 'given by mistake')
    expect(await worn()).toEqual([])
  })

  it('sets the rank points; the best ones ever stay', async () => {
    expect(await admin('rank', player, 900, '--why', 'lost to a fault')).toContain('900 rank points: Gold III.')
    await admin('rank', player, 450, '--why', 'a mistake')
    expect((await server.call('combats.me', {}, { as: player })).data).toMatchObject({ rank: 450, best_rank: 900 })
    await expect(admin('rank', player, '-3', '--why', 'x')).rejects.toThrow()
    await expect(admin('rank', player, 'many', '--why', 'x')).rejects.toThrow('Say the rank points')
  })

  it('gives what a balance cannot hold to the inbox, and says so', async () => {
    await admin('grant', player, 'tok', '9007189.25', '--why', 'x')
    const said = await admin('grant', player, 'tok', '100', '--why', 'x')
    expect(said).toContain('put into the inbox of')
    expect((await server.call('inbox.list', {}, { as: player })).data).toMatchObject([
      { reason: 'admin-grant', tok: 100e9 },
    ])
  })

  it('puts a reward into the inbox', async () => {
    await admin('inbox', player, 'material-wood', 30, '--why', 'sorry')
    const [item] = (await server.call('inbox.list', {}, { as: player })).data
    expect(item?.materials).toEqual([{ slug: 'material-wood', quantity: 30 }])
    await server.call('inbox.claim', { params: { id: item?.id ?? '' } }, { as: player })
    expect(await balanceOf(server.db, player, 'material-wood')).toBe(30n)
    await expect(admin('inbox', player, 'stone:burning-hell:1', 1, '--why', 'x')).rejects.toThrow('grant stones')
  })

  it('gives an item by its slug, named ones with their own look, and puts it on in place of what was worn', async () => {
    const said = await admin('item', player, 'sword-rare', '--worn', '--why', 'x')
    expect(said).toContain(`Violet Blade (rare sword) put on player ${player} (Player_${names}): `)
    const doge = await admin('item', player, 'doge-sword', 'epic', '--worn', '--why', 'won a contest')
    const worn = (await server.call('equipments.equipped', {}, { as: player })).data
    expect(doge).toBe(
      `Doge Sword (epic sword), never to be sold, put on player ${player} (Player_${names}): ${worn[0]?.id}.`,
    )
    expect(worn.map(({ slug, rarity }) => [slug, rarity])).toEqual([['doge-sword', 'epic']])
    expect(worn[0]?.image_url).toMatch(/item-special-doge-sword/)
    const { cosmetic, power } = (await server.call('combats.me', {}, { as: player })).data
    expect(cosmetic.sword?.slug).toBe('doge-sword')
    expect((await players.row(player)).power).toBe(power)
    const [row] = await log()
    expect(row).toMatchObject({ act: 'item', details: { slug: 'doge-sword', rarity: 'epic', worn: true } })
  })

  it('tells the life of one item, and takes it away', async () => {
    expect(await admin('item', player, 'history')).toBe('The player has no items.')
    await admin('item', player, 'sword-common', '--worn', '--why', 'lost in the outage')
    const [listed] = (await admin('item', player, 'history')).split('\n')
    const [, id = ''] =
      /^(\S+) {2}Moss Sword \(common sword\), equipped: attack-flat-primary 60$/.exec(listed ?? '') ?? []
    const { power } = await players.row(player)
    await admin('grant', player, 'material-wood', 60, '--why', 'x')
    await admin('grant', player, 'material-iron', 10, '--why', 'x')
    const refined = (await server.call('equipments.refine', { params: { id } }, { as: player })).data
    const history = await admin('item', player, 'history', id)
    expect(history).toMatch(/\+1 equipment {2}admin-grant/)
    expect(history).toMatch(/-60 material-wood {2}refine/)
    expect(history).toMatch(
      new RegExp(`roll 1 {2}refine {2}${refined ? 'succeeded, [a-z-]+ [0-9.]+ q[1-5]' : 'failed'}$`, 'm'),
    )
    expect(history).toMatch(/given by .+: lost in the outage/)
    const said = await admin('item', player, 'take', id.toUpperCase(), '--why', 'given by mistake')
    expect(said).toMatch(/sword\) taken from player/)
    expect((await players.row(player)).power).toBeLessThan(power)
    const gone = await admin('item', player, 'history', id.toUpperCase())
    expect(gone).toMatch(/^It is gone[\s\S]*-1 equipment {2}admin-take[\s\S]*taken by .+: given by mistake/)
    await expect(admin('item', player, 'take', id, '--why', 'x')).rejects.toThrow(`The player has no item ${id}.`)
    await expect(admin('item', player, 'history', 'nothing')).rejects.toThrow('never had an item')
  })

  it('names all items for a slug that it does not know, and asks for the rarity of ours', async () => {
    await expect(admin('item', player, 'doge-swrod', '--why', 'x')).rejects.toThrow(/There is no item "doge-swrod"/)
    await expect(admin('item', player, 'doge-sword', '--why', 'x')).rejects.toThrow('Say the rarity of doge-sword')
    await expect(admin('item', player, 'sword-rare', 'epic', '--why', 'x')).rejects.toThrow('leave the rarity out')
  })

  it('bans from the next call on, with the reason and the address that the player reads, and lifts it', async () => {
    await admin('ban', player, '--why', 'Scripted fights', '--appeal', 'https://t.me/appeals')
    expect((await server.call('users.me', {}, { as: player })).error.code).toBe('banned')
    expect((await server.call('users.fairPlay', {}, { as: player })).data).toMatchObject({
      status: 'banned',
      reason: 'Scripted fights',
      appeal_url: 'https://t.me/appeals',
    })
    await admin('watch', player, '--why', 'Looked at again')
    expect((await server.call('users.me', {}, { as: player })).status).toBe(200)
    await admin('unban', player, '--why', 'It was a bug of ours')
    expect((await server.call('users.fairPlay', {}, { as: player })).data.status).toBe('good')
    await expect(admin('unban', player, '--why', 'x')).rejects.toThrow('Nothing lies on this player.')
    expect((await log()).slice(0, 3).map(({ act }) => act)).toEqual(['unban', 'watch', 'ban'])
  })

  it('announces news of the channel (row 34)', async () => {
    await admin('news', '1795000000')
    expect((await server.call('channel.latestNews', {}, { as: player })).data).toBe(1_795_000_000)
    await admin('news', 'now', '--why', 'patch day')
    expect((await server.call('channel.latestNews', {}, { as: player })).data).toBe(
      Math.floor(server.clock.nowMs() / 1000),
    )
  })

  it('shows a player: figures, assets, inbox, movements, acts', async () => {
    await admin('grant', player, 'tok', '1', '--why', 'hello there')
    await admin('inbox', player, 'star', 2, '--why', 'x')
    const text = await admin('player', player)
    for (const part of [`@Player_${names}`, 'tok 11', 'STAR 2', '+1 tok', 'admin-grant', 'hello there', 'olga']) {
      expect(text).toContain(part)
    }
    expect(await admin('log')).toContain('hello there')
  })

  it.each([
    ['without a reason', ['grant', 'me', 'tok', '1'], 'Say why'],
    ['for nobody', ['grant', '@nobody', 'tok', '1', '--why', 'x'], 'There is no player @nobody.'],
    ['of an unknown asset', ['grant', 'me', 'gold', '1', '--why', 'x'], 'There is no asset "gold"'],
    ['of part of a star', ['grant', 'me', 'star', '1.5', '--why', 'x'], 'a whole number above zero'],
    ['of nothing', ['grant', 'me', 'tok', '0', '--why', 'x'], 'above zero'],
    ['with an address that is none', ['ban', 'me', '--why', 'x', '--appeal', 'me'], 'is no address'],
    ['of an unknown kind', ['explode'], "Unknown command 'explode'. Usage: hk admin player|grant|"],
    [
      'with an unknown option',
      ['player', 'me', '--force'],
      "Unknown option '--force'. Usage: hk admin player <player>",
    ],
    ['of news at some time', ['news', 'yesterday'], 'Say when'],
  ])('refuses an act %s, and nothing has moved', async (_what, args, words) => {
    const before = (await log()).length
    await expect(admin(...args.map((arg) => (arg === 'me' ? player : arg)))).rejects.toThrow(words)
    expect((await log()).length).toBe(before)
    expect(await balanceOf(server.db, player, 'tok')).toBe(10_000_000_000n)
  })

  it('does nothing to a deleted account, but shows what is left of it', async () => {
    await server.call('users.delete', {}, { as: player })
    await expect(admin('grant', player, 'tok', '1', '--why', 'x')).rejects.toThrow('has deleted the account')
    expect(await admin('player', player)).toContain('Deleted player')
  })
})

it('amounts as operators write them are exact to the last nano', () => {
  expect(parseAmount('tok', '0.000000001')).toBe(1n)
  expect(parseAmount('tok', '9007199.254740991')).toBe(BALANCE_LIMIT)
  expect(() => parseAmount('tok', '9007199.254740992')).toThrow('is no amount')
  expect(() => parseAmount('tok', '1.0000000001')).toThrow('is no amount')
  expect(() => parseAmount('star', '-1')).toThrow('is no amount')
  expect(parseAsset('STAR')).toBe('star')
})
