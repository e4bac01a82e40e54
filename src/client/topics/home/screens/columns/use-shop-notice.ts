import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopNoticeQuery } from '#client/topics/shop/queries.ts'
import { isShopNoticeActive, markShopNoticeSeen, shopNoticeSeenMs } from '../promo/shop-notice.ts'

interface ShopNotice {
  readonly isShown: boolean
  readonly dismiss: () => void
}

/** `isShown` while the weekly notice is due and the player can afford an offer for STAR (A4, row 40). */
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
