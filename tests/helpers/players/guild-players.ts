import type { CallInput } from '#contracts/schemas.ts'
import type { MemberAction } from '#rules/guild/guild.ts'
import { tokToNano } from '#rules/units.ts'
import type { ItemServer } from '#tests/helpers/server/item-server.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

export interface GuildPlayers {
  /** Creates a player of Silver IV with `tok` more TOK than a new player has. */
  founder(tok?: number): Promise<number>
  plan(slug: string, changes?: Partial<CallInput<'guild.create'>['body']>): CallInput<'guild.create'>['body']
  found(slug: string, changes?: Partial<CallInput<'guild.create'>['body']>): Promise<number>
  member(slug: string): Promise<number>
  join(as: number, id: string, app?: TestApp): ReturnType<typeof callJoin>
  leave(as: number, app?: TestApp): ReturnType<typeof callLeave>
  act(as: number, on: number, action: MemberAction, app?: TestApp): ReturnType<typeof callMember>
}

const callJoin = (app: TestApp, as: number, id: string) => app.call('guild.join', { params: { id } }, { as })
const callLeave = (app: TestApp, as: number) => app.call('guild.leave', {}, { as })
const callMember = (app: TestApp, as: number, user_id: number, action: MemberAction) =>
  app.call('guild.member', { params: { user_id }, body: { action } }, { as })

/** Advances the clock a little, because a guild's log is ordered by time. */
export const later = (app: TestApp): TestApp => {
  app.clock.advance(10)
  return app
}

export const guildPlayers = ({ server, players, items }: ItemServer): GuildPlayers => {
  const self: GuildPlayers = {
    founder: async (tok = 200) => {
      const id = await players.join()
      await players.arrange(id, { rank_points: 400, best_rank_points: 400 })
      await items.give(id, 'tok', tokToNano(tok))
      return id
    },
    plan: (slug, changes) => ({
      name: `The ${slug}`,
      tag: slug.replace(/-/g, '').slice(0, 2) + slug.slice(-3).replace(/-/g, ''),
      slug,
      emblem: { shape: 'shield', sign: 'wolf', field: 'ink', ink: 'gold' },
      description: 'For the bosses',
      entry: 'open',
      min_rank: 0,
      ...changes,
    }),
    found: async (slug, changes) => {
      const as = await self.founder()
      const { status, data } = await server.call('guild.create', { body: self.plan(slug, changes) }, { as })
      if (status !== 200) throw new Error(`${slug} was not founded: ${data}`)
      return as
    },
    member: async (slug) => {
      const id = await players.join()
      const { data } = await self.join(id, slug)
      if (!data.joined) throw new Error(`${slug} takes nobody without a request`)
      return id
    },
    join: (as, id, app = server) => callJoin(later(app), as, id),
    leave: (as, app = server) => callLeave(later(app), as),
    act: (as, on, action, app = server) => callMember(later(app), as, on, action),
  }
  return self
}
