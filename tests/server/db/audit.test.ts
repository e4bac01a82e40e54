import { execFile } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLines } from '#server/admin/audit-text.ts'
import { audit } from '#server/db/audit.ts'
import { turnPools } from '#server/modules/boss/pools.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const TRANSFER = '0190b7a2-0000-7000-8000-000000000001'

const { server, players } = await appWithPlayers()
const player = await players.join()
await players.fight(player)
await server.call('equipments.claimWelcome', {}, { as: player })

const afterwards = async (falsify: ReturnType<typeof sql>, look: () => Promise<void>, undo: ReturnType<typeof sql>) => {
  await falsify.execute(server.db)
  try {
    await look()
  } finally {
    await undo.execute(server.db)
  }
}

describe('the audit of the ledger', () => {
  it('finds nothing in a game that was played, and says what was given and is held', async () => {
    const report = await audit(server.db)
    expect(report.differences).toEqual([])
    expect(report.totals.find(({ asset }) => asset === 'tok')).toMatchObject({ lost: 0n })
    expect(auditLines(report).at(-1)).toBe('Every balance is the sum of its ledger rows.')
  })

  it('reports a balance that was changed by hand: owner, asset, both figures, the newest ledger rows', async () => {
    const [right] = (
      await sql<{ amount: bigint }>`
        select amount from balances where owner_id = ${player} and asset = 'tok'`.execute(server.db)
    ).rows
    const amount = right?.amount ?? 0n
    await afterwards(
      sql`update balances set amount = amount + 1500000000 where owner_id = ${player} and asset = 'tok'`,
      async () => {
        const report = await audit(server.db)
        expect(report.differences).toEqual([
          { kind: 'balance', owner: BigInt(player), asset: 'tok', expected: amount, found: amount + 1_500_000_000n },
          { kind: 'sum', owner: null, asset: 'tok', expected: amount, found: amount + 1_500_000_000n },
        ])
        const text = auditLines(report).join('\n')
        expect(text).toContain('2 differences. The first (balance):')
        expect(text).toContain(`owner ${player}, tok`)
        expect(text).toContain('difference 1.5')
        expect(text).toContain('onboarding-welcome')
      },
      sql`update balances set amount = amount - 1500000000 where owner_id = ${player} and asset = 'tok'`,
    )
  })

  it('reports a balance that no ledger row has made', async () => {
    await afterwards(
      sql`insert into balances (owner_id, asset, amount) values (${player}, 'moon-cheese', 3)`,
      async () => {
        expect((await auditDifferences(server.db))[0]).toMatchObject({ asset: 'moon-cheese', expected: 0n, found: 3n })
      },
      sql`delete from balances where asset = 'moon-cheese'`,
    )
  })

  it('reports a ledger row without its balance, in whatever month it lies', async () => {
    await afterwards(
      sql`insert into ledger (account, at, id, asset, amount, reason)
        values (${player}, '2019-05-05', gen_random_uuid(), 'star', 2, 'forged')`,
      async () => {
        const report = await audit(server.db)
        expect(report.differences[0]).toMatchObject({ kind: 'balance', asset: 'star' })
        expect(report.lastRows.map(({ reason }) => reason)).toContain('forged')
      },
      sql`delete from ledger where reason = 'forged'`,
    )
  })

  it('reports an item that the ledger does not know', async () => {
    await afterwards(
      sql`insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
        select gen_random_uuid(), ${player}, 'forged', name, type, rarity, 'inventory', stats, created_at
        from items where owner_id = ${player} limit 1`,
      async () => {
        expect(await auditDifferences(server.db)).toMatchObject([{ kind: 'items', asset: 'equipment' }])
      },
      sql`delete from items where slug = 'forged'`,
    )
  })

  it('reports an item with two owners, and one that is on sale without a listing', async () => {
    const other = 8999
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: other })
    const clone = sql`
      insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
      select id, ${other}::bigint, 'cloned', name, type, rarity, 'inventory', stats, created_at
      from items where owner_id = ${player} limit 1`
    await afterwards(
      clone,
      async () => {
        const found = { kind: 'owners', asset: 'equipment', expected: 1n, found: 2n }
        expect(await auditDifferences(server.db)).toContainEqual(expect.objectContaining(found))
      },
      sql`delete from items where slug = 'cloned'`,
    )
    await afterwards(
      sql`insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
        select gen_random_uuid(), ${player}, 'forged', name, type, rarity, 'on-sale', stats, created_at
        from items where owner_id = ${player} limit 1`,
      async () => {
        const found = { kind: 'listings', owner: BigInt(player), asset: 'equipment', expected: 0n, found: 1n }
        const report = await audit(server.db)
        expect(report.differences).toContainEqual(found)
      },
      sql`delete from items where slug = 'forged'`,
    )
  })

  it('reports a transfer whose sides do not cancel out', async () => {
    const forged = (amount: number) => sql`
      insert into ledger (account, at, id, asset, amount, reason)
      values (${player}, '2019-05-05', ${TRANSFER}, 'star', 2, 'forged'), (1, '2019-05-05', ${TRANSFER}, 'star', ${amount}, 'forged')`
    const transfers = async () => (await auditDifferences(server.db)).filter(({ kind }) => kind === 'transfer')
    const forget = sql`delete from ledger where reason = 'forged'`
    await afterwards(forged(-2), async () => expect(await transfers()).toEqual([]), forget)
    const found = { kind: 'transfer', owner: 1n, asset: 'star', expected: 0n, found: -1n }
    await afterwards(forged(-3), async () => expect(await transfers()).toEqual([found]), forget)
  })

  it('reports a deleted account that holds a coin', async () => {
    await afterwards(
      sql`update players set deleted_at = now() where id = ${player}`,
      async () => {
        const differences = await auditDifferences(server.db)
        expect(differences).toContainEqual(
          expect.objectContaining({ kind: 'deleted', owner: BigInt(player), asset: 'tok' }),
        )
      },
      sql`update players set deleted_at = null where id = ${player}`,
    )
  })

  it('reports open offers of a deleted account, and of a banned one', async () => {
    const [item] = (
      await sql<{ id: string }>`select id from items where owner_id = ${player} limit 1`.execute(server.db)
    ).rows
    const offered = sql`
      with offered as (update items set status = 'on-sale', bound = false where id = ${item?.id} returning *)
      insert into listings (seller_id, id, item_id, status, slug, name, type, rarity, stats, stat_types, price_nano, listed_at, expires_at)
      select owner_id, id, id, 'open', slug, name, type, rarity, stats, '{}', 100000000, now(), now() from offered`
    const offers = (kind: string) => ({ kind, owner: BigInt(player), asset: 'offers', expected: 0n, found: 1n })
    await afterwards(
      offered,
      async () => {
        expect(await auditDifferences(server.db)).toEqual([])
        await afterwards(
          sql`insert into sanctions (player_id, status, reason, since) values (${player}, 'banned', 'Scripts', now())`,
          async () => {
            const report = await audit(server.db)
            expect(report.differences).toEqual([offers('banned')])
            expect(auditLines(report).join('\n')).toContain(`owner ${player}, offers`)
          },
          sql`delete from sanctions`,
        )
        await afterwards(
          sql`update players set deleted_at = now() where id = ${player}`,
          async () => expect(await auditDifferences(server.db)).toContainEqual(offers('deleted')),
          sql`update players set deleted_at = null where id = ${player}`,
        )
      },
      sql`with gone as (delete from listings) update items set status = 'inventory', bound = true where id = ${item?.id}`,
    )
  })

  it('reports a balance below zero, should the database ever let one in', async () => {
    await sql`alter table balances drop constraint balances_amount_check`.execute(server.db)
    await afterwards(
      sql`insert into balances (owner_id, asset, amount) values (${player}, 'material-ruby', -4)`,
      async () => {
        const differences = await auditDifferences(server.db)
        expect(differences).toContainEqual({
          kind: 'range',
          owner: BigInt(player),
          asset: 'material-ruby',
          expected: 0n,
          found: -4n,
        })
      },
      sql`delete from balances where asset = 'material-ruby'`,
    )
    await sql`alter table balances add constraint balances_amount_check check (amount >= 0)`.execute(server.db)
  })

  describe('of a guild and its pool (row 141, R25)', () => {
    let ann: number
    let bob: number
    let guild: number
    let run: string
    let damage: bigint
    beforeAll(async () => {
      const players = bossPlayers(server)
      // Other tests use the first id.
      players.stranger()
      ann = await players.join()
      bob = await players.join()
      guild = await players.found(ann, 'audited')
      await players.enrol(guild, bob)
      await players.fight(ann)
      await turnPools(server.scope())
      await players.fight(ann)
      await players.fight(bob)
      const dealt = await server.db
        .selectFrom('boss_damage')
        .selectAll()
        .where('player_id', '=', BigInt(ann))
        .executeTakeFirstOrThrow()
      run = dealt.run_id
      damage = dealt.damage
    })
    const reported = (differences: readonly object[]) => async () =>
      expect(await auditDifferences(server.db)).toEqual(differences)
    const ofGuild = (asset: string, expected: number, found: number) => ({
      ...{ kind: 'guilds', owner: BigInt(guild), asset, expected: BigInt(expected), found: BigInt(found) },
    })

    it('finds nothing while a part of the damage waits in the feed', async () => {
      expect(await auditDifferences(server.db)).toEqual([])
    })

    it('reports another number of members than there are', async () => {
      const set = (members: number) => sql`update guilds set members = ${members} where id = ${guild}`
      await afterwards(set(5), reported([ofGuild('members', 2, 5)]), set(2))
    })

    it('reports a guild without a leader', async () => {
      const set = (role: string) =>
        sql`update guild_members set role = ${role} where guild_id = ${guild} and player_id = ${ann}`
      await afterwards(set('member'), reported([ofGuild('leader', 0, ann), ofGuild('leaders', 1, 0)]), set('leader'))
    })

    it('reports a membership that the guild does not know', async () => {
      const leave = sql`delete from guild_members where guild_id = ${guild} and player_id = ${bob}`
      const back = sql`insert into guild_members (guild_id, player_id, role, joined_at, seen_at)
        values (${guild}, ${bob}, 'member', now(), now())`
      const unknown = { kind: 'guilds', owner: BigInt(bob), asset: 'membership', expected: 0n, found: BigInt(guild) }
      await afterwards(leave, reported([unknown, ofGuild('members', 1, 2)]), back)
    })

    it('reports a member who is banned, or has deleted the account', async () => {
      const place = (kind: string) => ({
        ...{ kind, owner: BigInt(bob), asset: 'membership', expected: 0n, found: 1n },
      })
      await afterwards(
        sql`insert into sanctions (player_id, status, reason, since) values (${bob}, 'banned', 'Scripts', now())`,
        reported([place('banned')]),
        sql`delete from sanctions`,
      )
      const look = async () => expect(await auditDifferences(server.db)).toContainEqual(place('deleted'))
      const set = (at: string) => sql`update players set deleted_at = ${sql.raw(at)} where id = ${bob}`
      await afterwards(set('now()'), look, set('null'))
    })

    it('reports a pool that is not the sum of its fighters', async () => {
      const add = (amount: number) => sql`update boss_pools set damage = damage + ${amount} where guild_id = ${guild}`
      const look = async () => {
        const [found, ...others] = await auditDifferences(server.db)
        expect(found).toMatchObject({ kind: 'pools', owner: BigInt(guild), asset: run })
        expect((found?.found ?? 0n) - (found?.expected ?? 0n)).toBe(7n)
        expect(others).toEqual([])
      }
      await afterwards(add(7), look, add(-7))
    })

    it('reports damage of a player that neither the pool nor the feed has', async () => {
      const add = (amount: number) => sql`update boss_damage set damage = damage + ${amount} where player_id = ${ann}`
      const lost = { kind: 'pools', owner: BigInt(ann), asset: run, expected: damage + 9n, found: damage }
      await afterwards(add(9), reported([lost]), add(-9))
    })
  })

  it('reads one snapshot while the game goes on, and writes nothing', async () => {
    const claims = Array.from({ length: 12 }, async (_, index) => {
      const id = 9000 + index
      await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
      await server.call('equipments.claimWelcome', {}, { as: id })
    })
    const looks = Array.from({ length: 4 }, () => auditDifferences(server.db))
    expect(await Promise.all(looks)).toEqual([[], [], [], []])
    await Promise.all(claims)
  })
})

describe('hk audit', () => {
  const ROOT = path.resolve(import.meta.dirname, '../../..')
  const run = (): Promise<{ readonly code: number; readonly said: string }> =>
    new Promise((resolve) => {
      const { HOME = '', PATH = '' } = process.env
      const env = { HOME, PATH, DATABASE_URL: server.database.url, BOT_TOKEN: server.config.botToken }
      const command = ['--import', 'tsx', 'src/server/run/hk/hk.ts', 'audit']
      const child = execFile(process.execPath, command, { cwd: ROOT, env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
      )
    })

  it('ends with 0 on a ledger that adds up, and with 1 and the first difference on one that was changed by hand', async () => {
    const right = await run()
    expect(right.said).toContain('Every balance is the sum of its ledger rows.')
    expect(right.code).toBe(0)
    await afterwards(
      sql`update balances set amount = amount - 1 where owner_id = ${player} and asset = 'tok'`,
      async () => {
        const wrong = await run()
        expect(wrong.said).toContain('2 differences. The first (balance):')
        expect(wrong.said).toContain(`owner ${player}, tok`)
        expect(wrong.code).toBe(1)
      },
      sql`update balances set amount = amount + 1 where owner_id = ${player} and asset = 'tok'`,
    )
  })
})
