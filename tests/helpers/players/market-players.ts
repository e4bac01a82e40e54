import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import type { ItemServer } from '#tests/helpers/server/item-server.ts'

export interface MarketPlayers {
  seller(): Promise<number>
  buyer(tok: number): Promise<number>
  offer(seller: number, tok?: number, kind?: Parameters<ItemServer['items']['item']>[1]): Promise<Offer>
}

export interface Offer {
  readonly listing: string
  readonly item: string
}

const anOldPlayer = async ({ server, players }: Pick<ItemServer, 'server' | 'players'>): Promise<number> => {
  const id = await players.join()
  const created_at = new Date(server.clock.nowMs() - 2 * MS_PER_DAY)
  await server.db.updateTable('players').set({ created_at }).where('id', '=', BigInt(id)).execute()
  return id
}

export const marketPlayers = ({ server, players, items }: ItemServer): MarketPlayers => ({
  seller: () => anOldPlayer({ server, players }),
  buyer: async (tok) => {
    const id = await anOldPlayer({ server, players })
    await items.give(id, 'tok', tokToNano(tok))
    return id
  },
  offer: async (seller, tok = 5, kind = { type: 'sword', rarity: 'uncommon' }) => {
    const item = await items.item(seller, kind)
    const body = { user_equipment_id: item, price: tokToNano(tok) }
    const { data } = await server.call('market.add', { body }, { as: seller })
    return { listing: data.id, item }
  },
})
