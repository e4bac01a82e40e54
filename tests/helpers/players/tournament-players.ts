import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'
import { itemPlayers } from './item-players.ts'
import { kombatPlayers } from './kombat-players.ts'

export const tournamentPlayers = (server: TestApp) => {
  const players = kombatPlayers(server)
  const items = itemPlayers(server)
  const page = async (id: number): Promise<CallData<'tournament.get'>> =>
    (await server.call('tournament.get', {}, { as: id })).data
  return {
    ...players,
    items,
    page,
    entrant: async (tickets = 1, fights = 3): Promise<number> => {
      const id = await players.join()
      await players.arrange(id, { fights })
      await server.db
        .updateTable('players')
        .set({ created_at: new Date(server.clock.nowMs() - MS_PER_DAY) })
        .where('id', '=', BigInt(id))
        .execute()
      if (tickets > 0) await items.give(id, 'tournament-ticket', tickets)
      return id
    },
    enter: (id: number, app: TestApp = server) => app.call('tournament.enter', {}, { as: id }),
    leave: (id: number, entry: string, app: TestApp = server) =>
      app.call('tournament.leave', { body: { entry_id: entry } }, { as: id }),
    tickets: async (id: number): Promise<number> => (await items.amounts(id, ['tournament-ticket']))[0] ?? 0,
  }
}
