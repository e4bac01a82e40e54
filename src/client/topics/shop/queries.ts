import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** What the shop sells, and what the player has bought of it. */
export const shopItemsQuery = callQuery('shop.items')

/** The table of an offer's chest, and what the player has got by it (R46, extra 12). */
export const shopOddsQuery = (type: string) => callQuery('shop.odds', { params: { type } })

/** Whether something for STAR can be bought: a part of home's answer, for the shop's dot (row 40). */
export const shopNoticeQuery = { ...homeQuery('shop.notice'), staleTime: 10 * MS_PER_MINUTE }
