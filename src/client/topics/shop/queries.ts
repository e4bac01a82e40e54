import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

export const shopItemsQuery = callQuery('shop.items')

export const shopOddsQuery = (type: string) => callQuery('shop.odds', { params: { type } })

export const shopNoticeQuery = { ...homeQuery('shop.notice'), staleTime: 10 * MS_PER_MINUTE }
