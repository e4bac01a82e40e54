import { useStore } from 'zustand'
import { BoughtOfferMoment } from '../../shop/shelf/bought-offer-moment.tsx'
import { purchases } from '../shelf/purchase-store.ts'
import { useKeptOrders } from '../shelf/use-kept-orders.ts'
import { LocalPaySheet } from './local-pay-sheet.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { WaitDialog } from './wait-dialog.tsx'

const showNext = (): void => purchases.setState(({ granted }) => ({ granted: granted.slice(1) }))

export interface PurchaseHostProps {
  /** A fight runs: what comes of a purchase waits for its end. */
  readonly isHeldBack: boolean
}

/** What goes with a purchase in Telegram Stars on every page: the wait for its payment, what it brought, or why it goes back (row 168). */
export const PurchaseHost = ({ isHeldBack }: PurchaseHostProps) => {
  useKeptOrders()
  const { stage, notice, granted } = useStore(purchases)
  const next = isHeldBack ? undefined : granted[0]
  const isPaying = stage.is === 'paying'
  return (
    <>
      {isPaying && stage.isLocal ? (
        <LocalPaySheet url={stage.url} onClosed={stage.onClosed} />
      ) : (
        <WaitDialog stage={stage} />
      )}
      {next ? (
        <BoughtOfferMoment key={next.id} type={next.type} opened={next.opened} onClose={showNext} />
      ) : (
        <NoticeDialog notice={isHeldBack ? null : notice} onClose={() => purchases.setState({ notice: null })} />
      )}
    </>
  )
}
