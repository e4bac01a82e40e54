import type { BossFight, BossPage } from '#contracts/wire.ts'
import type { BossItem, BossSkin, BossSlug } from '#rules/boss/boss.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { addGuildXp, enrol, foundGuild, leaveGuilds } from '#server/modules/guild/service.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'
import { itemPlayers } from './item-players.ts'
import { kombatPlayers } from './kombat-players.ts'

export interface AskedFight {
  readonly slug?: BossSlug
  readonly items?: readonly BossItem[]
  readonly commitment?: string
  readonly idempotencyKey?: string
  readonly app?: TestApp
}

export const bossPlayers = (server: TestApp) => {
  const players = kombatPlayers(server)
  type Scope = Parameters<typeof enrol>[0]
  const moving = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
    inTransaction(server.db, (db) => work({ ...server.scope(), db }))

  const page = async (id: number, slug: BossSlug = 'boss-mammoth'): Promise<BossPage> => {
    const answer = await server.call('boss.get', { params: { slug } }, { as: id })
    if (answer.status !== 200) throw new Error(`${answer.error.code}: ${answer.error.message}`)
    return answer.data
  }
  const ask = (
    id: number,
    { slug = 'boss-mammoth', items = [], commitment, idempotencyKey, app = server }: AskedFight = {},
  ) =>
    app.call(
      'boss.fight',
      { params: { slug }, body: { items: [...items], ...(commitment === undefined ? {} : { commitment }) } },
      { as: id, idempotencyKey },
    )
  return {
    ...players,
    page,
    ask,
    fight: async (id: number, asked: AskedFight = {}): Promise<BossFight> => {
      const { commitment } = await page(id, asked.slug)
      const answer = await ask(id, { ...(commitment === null ? {} : { commitment }), ...asked })
      if (answer.status !== 200) throw new Error(`${answer.error.code}: ${answer.error.message}`)
      return answer.data
    },
    give: (id: number, slug: BossItem | BossSkin, amount: number): Promise<unknown> =>
      itemPlayers(server).give(id, `other:${slug}`, amount),
    found: (leader: number, slug: string): Promise<number> =>
      moving((scope) =>
        foundGuild(scope, leader, {
          slug,
          name: `The ${slug}`,
          tag: slug.slice(-5),
          emblem: { shape: 'round', sign: 'moon', field: 'ink', ink: 'gold' },
          description: '',
          entry: 'open',
          minRank: 0,
        }),
      ),
    raise: (guild: number, xp: number): Promise<void> =>
      moving(async (scope) => {
        await addGuildXp(scope, guild, 'world', xp)
      }),
    enrol: (guild: number, id: number): Promise<void> => moving((scope) => enrol(scope, guild, id)),
    leave: (id: number): Promise<boolean> => moving((scope) => leaveGuilds(scope, id)),
  }
}
