import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import type { Preferences } from '#contracts/wire.ts'
import { balancesOf } from '#server/db/ledger.ts'
import { PLAYER_DATA } from '#server/modules/account/player-data.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const DAY_MS = 86_400_000
const client = {
  botLink: 'https://t.me/house_kombat_bot/play',
  channels: { support: 'https://t.me/house_kombat_support' },
  specialRefs: { seed: 1001, major: 1002 },
  adBlockId: '',
}
const { server, players } = await appWithPlayers({ config: { client } })

const codeOf = async <N extends CallName>(name: N, as: number): Promise<string> => {
  const answer = await server.call(name, {} as never, { as })
  return answer.status === 200 ? 'ok' : `${answer.status} ${answer.error.code}`
}

const sanction = (id: number, status: 'watched' | 'banned', appealUrl: string | null = null) =>
  server.db
    .insertInto('sanctions')
    .values({
      player_id: id,
      status,
      reason: 'Scripts',
      since: new Date(server.clock.nowMs()),
      appeal_url: appealUrl,
    })
    .execute()

describe('preferences (extra 7, R43)', () => {
  it('are the defaults until the player chooses: the language of the messenger, no messages', async () => {
    const id = await players.join()
    const { data } = await server.call('users.preferences', {}, { as: id })
    expect(data).toMatchObject({ language: 'auto', motion: 'system', speed: 1, music_volume: 0 })
    expect(data.notifications).toMatchObject({ kinds: [], write_access: false })
  })

  it('are kept whole, each kind of message once', async () => {
    const id = await players.join()
    const { data } = await server.call('users.preferences', {}, { as: id })
    const chosen: Preferences = {
      ...data,
      language: 'ru',
      speed: 2,
      notifications: { ...data.notifications, kinds: ['news', 'hunt-done', 'news'], time_zone: 'Asia/Tehran' },
    }
    const saved = await server.call('users.savePreferences', { body: chosen }, { as: id })
    expect(saved.data.notifications.kinds).toEqual(['news', 'hunt-done'])
    expect((await server.call('users.preferences', {}, { as: id })).data).toEqual(saved.data)
  })

  it('stored without a field are completed with its default', async () => {
    const id = await players.join()
    const { data } = await server.call('users.preferences', {}, { as: id })
    await server.call('users.savePreferences', { body: { ...data, speed: 2 } }, { as: id })
    await sql`update preferences set value = value #- '{haptics}' #- '{notifications,kinds}' where player_id = ${id}::bigint`.execute(
      server.db,
    )
    expect((await server.call('users.preferences', {}, { as: id })).data).toEqual({ ...data, speed: 2 })
  })

  it.each<[string, Partial<Omit<Preferences, 'notifications'>>, Partial<Preferences['notifications']>]>([
    ['a time zone that nobody knows', {}, { time_zone: 'Mars/Olympus' }],
    ['a volume above 100', { effects_volume: 101 }, {}],
    ['an unknown language', { language: 'xx' as 'en' }, {}],
    ['a minute that no day has', {}, { quiet_from_min: 1440 }],
  ])('refuse %s', async (_what, wrong, wrongly) => {
    const id = await players.join()
    const { data } = await server.call('users.preferences', {}, { as: id })
    const body = { ...data, ...wrong, notifications: { ...data.notifications, ...wrongly } }
    const answer = await server.call('users.savePreferences', { body }, { as: id })
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid-payload'])
    expect((await server.call('users.preferences', {}, { as: id })).data).toEqual(data)
  })
})

describe('the fair-play page (extra 20)', () => {
  it('says that all is well, and where to write', async () => {
    expect((await server.call('users.fairPlay', {}, { as: await players.join() })).data).toEqual({
      status: 'good',
      reason: null,
      since: null,
      appeal_url: 'https://t.me/house_kombat_support',
    })
  })

  it('distinguishes a player who has not joined a house, or has deleted the account, from one in good standing', async () => {
    const gone = await players.join()
    await server.call('users.delete', {}, { as: gone, idempotencyKey: randomUUID() })
    for (const as of [players.stranger(), gone])
      expect((await server.call('users.fairPlay', {}, { as })).data).toMatchObject({ status: 'stranger', reason: null })
  })

  it('shows the banned why, since when and where to appeal, while the game answers 403', async () => {
    const id = await players.join()
    await sanction(id, 'banned', 'https://t.me/appeals')
    for (const name of [
      'users.me',
      'users.balance',
      'users.claim',
      'combats.find',
      'season.get',
      'guild.me',
    ] as const) {
      expect(await codeOf(name, id)).toBe('403 banned')
    }
    const refused = await server.call('users.me', {}, { as: id })
    expect(refused.error.message).toBe('This account is suspended')
    expect((await server.call('users.fairPlay', {}, { as: id })).data).toEqual({
      status: 'banned',
      reason: 'Scripts',
      since: new Date(server.clock.nowMs()).toISOString(),
      appeal_url: 'https://t.me/appeals',
    })
    expect(await codeOf('settings.get', id)).toBe('ok')
    expect(await codeOf('users.export', id)).toBe('ok')
  })

  it('leaves a watched player in the game', async () => {
    const id = await players.join()
    await sanction(id, 'watched')
    expect(await codeOf('users.me', id)).toBe('ok')
    expect((await server.call('users.fairPlay', {}, { as: id })).data).toMatchObject({ status: 'watched' })
  })
})

describe('the welcome sword (R04, R43)', () => {
  it('is given once, as a prototype in the inventory', async () => {
    const id = await players.join()
    expect((await server.call('equipments.welcome', {}, { as: id })).data).toEqual({ claimed: false })
    const sword = (await server.call('equipments.claimWelcome', {}, { as: id })).data
    expect(sword).toMatchObject({ type: 'sword', rarity: 'prototype', status: 'inventory' })
    expect(sword.equipment_stats).toMatchObject([{ type: 'attack-flat-primary', value: 80 }])
    expect((await server.call('equipments.welcome', {}, { as: id })).data).toEqual({ claimed: true })
    expect(await codeOf('equipments.claimWelcome', id)).toBe('400 already-claimed')
  })

  it('is given to one of eight claims at once', async () => {
    const id = await players.join()
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf('equipments.claimWelcome', id)))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
    expect(await balancesOf(server.db, id, ['equipment'])).toEqual([1n])
  })
})

const LOOKS = { looks: 4, worn_looks: 'cape-gold', island: 8, return_chest_season: 11 }
/** Gives looks, a piece of the island, a chest, a worn stone and a season path. @returns the id of the chest */
const decorate = async (id: number): Promise<string> => {
  await server.db.updateTable('players').set(LOOKS).where('id', '=', BigInt(id)).execute()
  await itemPlayers(server).give(id, 'stone:luck-leech:2', 3)
  await server.call('stones.equip', { params: { id: 'luck-leech:2' }, body: { equipped: true } }, { as: id })
  await players.walkPath(id, 100)
  return players.putChest(id, 3, 'titanium', server.clock.nowMs())
}

describe('the export of all data', () => {
  it('carries the profile with every table of the player, balances, ledger, fights, items and preferences', async () => {
    const id = await players.join({ username: 'exporter' })
    const chest = await decorate(id)
    const fight = await players.fight(id)
    server.clock.advance(1000)
    const attack = await players.challenge(await players.join({ username: 'attacker' }), id)
    await relayAll(server)
    await server.call('equipments.claimWelcome', {}, { as: id })
    const { data } = await server.call('users.export', {}, { as: id })
    expect(data.profile).toMatchObject({ id, username: 'exporter', user_seasons: [{ player_id: id }] })
    expect(data.profile).toMatchObject({ ...LOOKS, chest_3_id: chest, chest_3_kind: 'titanium' })
    expect(data.profile).toMatchObject({
      first_days: [{ begins_at: expect.any(String) }],
      season_paths: [{ points: 100, counted_to: expect.any(String) }],
      equipped_stones: [{ type: 'luck-leech', level: 2 }],
    })
    expect(data.balances).toMatchObject({ 'stone:luck-leech:2': 3 })
    const readable = PLAYER_DATA.filter(({ technical, table }) => !technical && table !== 'items')
    expect(Object.keys(data.profile)).toEqual(expect.arrayContaining(readable.map(({ table }) => table)))
    expect(data.fights).toMatchObject([
      { id: attack.replay_id, side: 'defender', own: { username: 'exporter' }, opponent: 'attacker' },
      { id: fight.replay_id, side: 'attacker', own: { username: 'exporter' }, new_rank: fight.new_rank },
    ])
    expect(data.fights[0]).not.toHaveProperty('drops')
    expect(data.items.map(({ slug }) => slug)).toContain('sword-prototype')
    const sum = data.ledger.filter(({ asset }) => asset === 'tok').reduce((total, row) => total + row.amount, 0)
    expect(sum).toBe(data.balances.tok)
    expect(data.preferences.language).toBe('auto')
  })

  it('does not reveal the outcome of a hunt that still runs, or the seed of a match that waits', async () => {
    const id = await players.join()
    await server.call('hunting.start', { params: { slug: 'cursed-fortress' } }, { as: id })
    await server.call('combats.find', {}, { as: id })
    const { data } = await server.call('users.export', {}, { as: id })
    expect(data.profile.hunts).toMatchObject([{ slug: 'cursed-fortress' }])
    expect(JSON.stringify(data)).not.toMatch(/"outcome"|server_seed/)
  })

  it('is taken once in ten minutes', async () => {
    const id = await players.join()
    expect(await codeOf('users.export', id)).toBe('ok')
    server.clock.advance(60_000)
    const refused = await server.call('users.export', {}, { as: id })
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([
      429,
      'rate-limited',
      { retry_after_s: 540 },
    ])
    server.clock.advance(540_000)
    expect(await codeOf('users.export', id)).toBe('ok')
  })
})

describe('the deletion of an account (R43)', () => {
  const remove = (id: number, idempotencyKey = randomUUID()) =>
    server.call('users.delete', {}, { as: id, idempotencyKey })

  it('erases name, picture, choices, items and progress, burns what was owned, and keeps the ledger', async () => {
    const id = await players.join({ username: 'leaver' })
    const other = await players.join()
    await server.call('equipments.claimWelcome', {}, { as: id })
    await server.call('combats.petName', { body: { name: 'Pudding' } }, { as: id })
    await decorate(id)
    await players.fight(id)
    const duel = await players.challenge(other, id)
    expect([duel.enemy.username, duel.enemy.pet.name]).toEqual(['leaver', 'Pudding'])
    await relayAll(server)
    const late = await players.challenge(other, id)
    await server.call('combats.find', {}, { as: id })
    const before = await sql`select id from ledger where account = ${id}`.execute(server.db)

    expect((await remove(id)).data).toEqual({ deleted: true })

    expect(await players.row(id)).toMatchObject({
      username: null,
      first_name: 'Deleted player',
      pet_name: null,
      photo_url: null,
      start_param: null,
      rank_points: 0,
      fights: 0,
      ...{ looks: 0, worn_looks: null, island: 0, return_chest_season: 0 },
      ...{ chest_3_id: null, chest_3_kind: null, chest_3_ready_at: null },
    })
    const owned = ['tok', 'star', 'equipment', 'stone:luck-leech:2'] as const
    expect(await balancesOf(server.db, id, owned)).toEqual([0n, 0n, 0n, 0n])
    const after = await sql<{ id: string; reason: string }>`
      select id, reason from ledger where account = ${id}`.execute(server.db)
    expect(after.rows.map((row) => row.id)).toEqual(
      expect.arrayContaining(before.rows.map((row) => (row as { id: string }).id)),
    )
    expect(after.rows.map(({ reason }) => reason)).toContain('account-deleted')
    for (const { table, owner } of PLAYER_DATA) {
      const left = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${id}::bigint`.execute(server.db)
      expect([table, left.rows.length]).toEqual([table, 0])
    }
    await relayAll(server)
    for (const { replay_id } of [duel, late]) {
      const { data: replay } = await server.call('combats.replay', { params: { id: replay_id } }, { as: other })
      expect([replay.enemy.username, replay.enemy.user_id, replay.enemy.pet.name]).toEqual([
        'Deleted player',
        0,
        undefined,
      ])
      const { data: verified } = await server.call('combats.verify', { params: { id: replay_id } }, { as: other })
      expect(verified).toMatchObject({ commitment_holds: true, scenario_holds: true })
    }
    const { data: history } = await server.call('combats.history', {}, { as: other })
    expect(history.items.map(({ opponent }) => opponent.user_id)).toEqual([0, 0])
    expect(await sql`select from defences where defender_id = ${id}::bigint`.execute(server.db)).toMatchObject({
      rows: [],
    })
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('does not let the messenger id in again, and no player can meet or challenge what remains', async () => {
    const id = await players.join({ username: 'reMOVER' })
    const other = await players.join()
    await remove(id)
    expect(await codeOf('users.me', id)).toBe('404 player-not-found')
    expect(await codeOf('users.ledger', id)).toBe('404 player-not-found')
    for (const query of [String(id), 'Remover']) {
      const answer = await server.call('combats.challenge', { body: { query } }, { as: other })
      expect(answer.error.code).toBe('opponent-not-found')
    }
    expect(await sql`select from usernames where name_lower = 'remover'`.execute(server.db)).toMatchObject({ rows: [] })
  })

  it('answers a repeat of the request like the first time, and another one with 404', async () => {
    const id = await players.join()
    const key = randomUUID()
    await remove(id, key)
    expect((await remove(id, key)).data).toEqual({ deleted: true })
    expect((await remove(id)).error.code).toBe('player-not-found')
  })

  it('can be joined anew after thirty days, with nothing from before', async () => {
    const id = await players.join({ username: 'returner' })
    await players.fight(id)
    await server.call('equipments.claimWelcome', {}, { as: id })
    await remove(id)
    server.clock.advance(10 * DAY_MS + 1)
    const join = () => server.call('users.onboard', { body: { house_id: 3 } }, { as: { id, username: 'returner' } })
    const early = await join()
    expect([early.status, early.error.code, early.error.message, early.error.details]).toEqual([
      403,
      'account-deleted',
      'This account was deleted. You can start over 30 days after that.',
      { days: 20 },
    ])
    server.clock.advance(20 * DAY_MS)
    expect((await join()).data.balance).toBe(10e9)
    expect(await players.row(id)).toMatchObject({ username: 'returner', house_id: 3, rank_points: 0, fights: 0 })
    const { items } = (await server.call('users.ledger', { query: {} }, { as: id })).data
    expect(items.map(({ reason }) => reason).sort()).toEqual(['onboarding-house', 'onboarding-welcome'])
    const data = (await server.call('users.export', {}, { as: id })).data
    expect([data.ledger.length, data.fights, data.items]).toEqual([2, [], []])
    expect((await server.call('equipments.welcome', {}, { as: id })).data).toEqual({ claimed: false })
    expect((await join()).error.code).toBe('already-onboarded')
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('does not throw off a ban', async () => {
    const id = await players.join()
    await sanction(id, 'banned')
    await remove(id)
    server.clock.advance(31 * DAY_MS)
    const answer = await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
    expect(answer.error.code).toBe('banned')
  })

  it('is done once by five requests at once', async () => {
    const id = await players.join()
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('knows every table that names a player: it is erased, or it is kept for a reason', async () => {
    const keptFor: Readonly<Record<string, string>> = {
      'account_jobs.player_id': 'how far the erasure itself is; forgotten after a day',
      'balances.owner_id': 'burnt to zero',
      'friendships.friend_id': 'the inviter keeps the number of friends; the name is gone',
      'idempotency.player_id': 'the answer to a repeat of the deletion; the others are erased',
      'outbox.player_id': 'what the player gave to others is still delivered',
      'outbox.target_id': 'nothing is given to a deleted account: the message goes with its delivery',
      'usernames.player_id': 'erased by the name',
      'showcase_likes.liked_id': 'the liker’s own, for a week; it says nothing but the id',
      'guild_vote_inviters.inviter_id': 'the guild keeps the sum; it says nothing but the id',
      'airdrop_snapshots.after_id': 'how far a snapshot is written: a bare number',
      'wallet_owners.player_id': 'erased by the address',
      'players.referrer_id': 'nobody is invited twice; that of friends is erased with the inviter',
      'defences.defender_id': 'erased with the name in its fight',
      'defences.attacker_id': 'the defender keeps the fight; the name in it is gone',
      'fights.attacker_id': 'the other side keeps its fights; the name is gone',
      'fights.defender_id': 'the other side keeps its fights; the name is gone',
      'pending_matches.opponent_id': 'the other side keeps its match; the name is gone',
      'listings.buyer_id': 'the seller keeps the sale; it says nothing but the id, as the ledger does',
      'market_trades.other_id': 'the other side keeps its sale; it says nothing but the id, as the ledger does',
      'guilds.leader_id': 'who deletes the account leaves the guild, which another leads',
      'guild_members.player_id': 'deleted with the membership',
      'guild_requests.player_id': 'taken back',
      'guild_log.who_id': 'the guild keeps its log; the name is gone',
      'guild_log.whom_id': 'as who did it',
      'guild_reactions.player_id': 'the guild keeps its log; only how many there are is shown',
      'guild_cards.leader_id': 'as the guild’s',
      'boss_pool_fighters.player_id': 'the guild keeps the sum; it says nothing but the id',
      'sanctions.player_id': 'a ban is not thrown off',
      'tok_moved.owner_id': 'a note of a movement, taken by the next minute',
      'tok_ranked.player_id': 'gone in the minute after the balance',
      'market_marks.seller_id': 'operators look at a sale by both its sides, of which these are the bare numbers',
      'market_marks.buyer_id': 'as the seller’s',
      'admin_log.player_id': 'operators answer for their acts',
      'payment_orders.player_id':
        'payments can be given back for as long as the messenger allows; they say nothing but ids',
      'payment_charges.player_id': 'as its order',
      'star_debts.player_id': 'a debt is not thrown off',
      'ton_prizes.player_id': 'no transaction is noted twice; the wallet is forgotten',
    }
    const { rows } = await sql<{ place: string }>`
      select relname || '.' || attname as place from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and atttypid = 'bigint'::regtype and attname like '%\\_id' and attname <> 'guild_id'
        and not attisdropped`.execute(server.db)
    expect(rows.length).toBeGreaterThan(20)
    const erased = new Set(PLAYER_DATA.map(({ table, owner }) => `${table}.${owner}`))
    expect(rows.map(({ place }) => place).filter((place) => !erased.has(place) && !(place in keptFor))).toEqual([])
  })
})
