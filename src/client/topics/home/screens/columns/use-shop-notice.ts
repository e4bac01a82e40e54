import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopNoticeQuery } from '../../../shop/queries.ts'
import { isShopNoticeActive, markShopNoticeSeen, shopNoticeSeenMs } from '../promo/shop-notice.ts'

interface ShopNotice {
  /** The dot is shown. */
  readonly isShown: boolean
  /** The shop is opened: the dot goes until the next week. */
  readonly dismiss: () => void
}

/** The shop's dot at home (A4, row 40): the weekly notice is active, and something for STAR can be bought. */
export const useShopNotice = (nowMs: number): ShopNotice => {
  const [seenMs, setSeenMs] = useState(shopNoticeSeenMs)
  const isActive = isShopNoticeActive(seenMs, nowMs)
  const isPurchasable = useQuery({ ...shopNoticeQuery, enabled: isActive }).data === true
  const dismiss = (): void => {
    markShopNoticeSeen(nowMs)
    setSeenMs(nowMs)
  }
  return { isShown: isActive && isPurchasable, dismiss }
}
