import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { BoughtOfferCelebration } from '#client/topics/shop/shared/bought-offer-celebration.tsx'
import { purchases } from '../shared/purchase-store.ts'
import { useKeptOrders } from '../shared/use-kept-orders.ts'
import { LocalPaySheet } from './local-pay-sheet.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { WaitDialog } from './wait-dialog.tsx'

export const PurchaseHost = ({ isHeldBack }: { readonly isHeldBack: boolean }) => {
  useKeptOrders()
  const { stage, notice, granted } = useStore(purchases)
  const next = isHeldBack ? undefined : granted[0]
  const client = useQueryClient()
  const showNext = (): void => {
    purchases.setState(({ granted }) => ({ granted: granted.slice(1) }))
    // If it fails, the purchase is shown again, perhaps on another device.
    if (next) sendMutation(client, 'iap.seen', { params: { id: next.id } }).catch(() => undefined)
  }
  const isPaying = stage.is === 'paying'
  return (
    <>
      {isPaying && stage.isLocal ? (
        <LocalPaySheet url={stage.url} onClosed={stage.onClosed} />
      ) : (
        <WaitDialog stage={stage} />
      )}
      {next ? (
        <BoughtOfferCelebration key={next.id} type={next.type} opened={next.opened} onClose={showNext} />
      ) : (
        <NoticeDialog notice={isHeldBack ? null : notice} onClose={() => purchases.setState({ notice: null })} />
      )}
    </>
  )
}
