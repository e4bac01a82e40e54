import { beforeAll, describe, expect, it } from 'vitest'
import { GUILD_POOL_HP } from '#rules/boss/boss.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { setBossFacts } from '#server/modules/boss/facts.ts'
import { turnPools } from '#server/modules/boss/pools.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const players = bossPlayers(server)
const sum = () => turnPools(server.scope())
const meanwhile = async (id: number, sinceMs: number) =>
  (await server.call('boss.meanwhile', { query: { since: new Date(sinceMs).toISOString() } }, { as: id })).data
const fight = (id: number) => players.fight(id, { slug: begunBossEvents(server.clock.nowMs())[0].slug })
const turnTo = (atMs: number): void => server.clock.advance(atMs - server.clock.nowMs())
beforeAll(() => setBossFacts(server.db, { poolHp: GUILD_POOL_HP }))

describe("what the guild's boss lost while a member was away (R25)", () => {
  it('is the damage after the three hours of the leave, over all bosses since', async () => {
    const startMs = begunBossEvents(begunBossEvents(server.clock.nowMs())[0].endMs)[0].startMs
    turnTo(startMs + 4 * MS_PER_HOUR)
    const [id, mate] = [await players.join(), await players.join()]
    const guild = await players.found(id, 'meanwhile')
    await players.enrol(guild, mate)
    await fight(mate)
    await sum()
    const leftMs = server.clock.nowMs()
    expect((await meanwhile(id, leftMs)).guild).toMatchObject({ damage: 0, fallen: 0 })
    server.clock.advance(4 * MS_PER_HOUR)
    const first = (await fight(mate)).boss.damage
    await sum()
    expect((await meanwhile(id, leftMs)).guild).toMatchObject({ damage: first, fallen: 0 })
    turnTo(begunBossEvents(server.clock.nowMs())[0].endMs + MS_PER_HOUR)
    const { boss } = await fight(mate)
    await sum()
    expect(await meanwhile(id, leftMs)).toEqual({
      bosses: 1,
      guild: {
        damage: first + boss.damage,
        fallen: 0,
        boss: boss.slug,
        hp: GUILD_POOL_HP,
        left: GUILD_POOL_HP - boss.damage,
      },
    })
  })

  it('counts bosses alone without a guild, of thirty days at most', async () => {
    const id = await players.join()
    const nowMs = server.clock.nowMs()
    const { bosses, guild } = await meanwhile(id, nowMs - 7 * MS_PER_DAY)
    expect([bosses, guild]).toEqual([2, null])
    expect((await meanwhile(id, 0)).bosses).toBeLessThan(10)
    expect((await meanwhile(id, nowMs + MS_PER_DAY)).bosses).toBe(0)
  })
})
