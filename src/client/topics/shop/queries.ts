import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

export const shopItemsQuery = callQuery('shop.items')

export const shopOddsQuery = (type: string) => callQuery('shop.odds', { params: { type } })

export const shopNoticeQuery = { ...homeQuery('shop.notice'), staleTime: 10 * MS_PER_MINUTE }
