import { Button } from '#client/ui/controls/button.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import type { ActDraft } from '../acts/act-draft.ts'
import { useDesk } from '../api/desk-queries.ts'
import { amountText, countText } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PlayerLink } from '../parts/player-link.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './player.module.css'

type Charge = DeskData<'orders'>['charges'][number]
type Sale = DeskData<'orders'>['sales'][number]
type Begin = ((draft: ActDraft) => void) | null

const useChargeColumns = (begin: Begin): readonly Column<Charge>[] => {
  const say = useSay()
  const nameOf = useNames()
  const columns: readonly Column<Charge>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    {
      title: say('orders.what'),
      cell: ({ type, quantity }) =>
        type === null ? say('orders.unknown') : `${type}${quantity === null ? '' : ` × ${countText(quantity)}`}`,
    },
    { title: say('orders.stars'), isNumber: true, cell: ({ amount_xtr }) => countText(amount_xtr) },
    {
      title: say('orders.state'),
      cell: ({ state, reason }) => (
        <>
          {nameOf('charge', state)} {reason === null ? null : <bdi className="muted">{reason}</bdi>}
        </>
      ),
    },
    {
      title: say('orders.charge'),
      cell: ({ charge_id }) => <span className={styles.ref}>{charge_id}</span>,
    },
  ]
  if (begin === null) return columns
  const refund = ({ charge_id, state }: Charge) =>
    state === 'granted' ? (
      <Button
        size="small"
        variant="danger"
        aria-label={say('orders.refundOf', { charge: charge_id })}
        onClick={() => begin({ kind: 'refund', values: { chargeId: charge_id } })}
      >
        {say('orders.refund')}
      </Button>
    ) : null
  return [...columns, { title: say('acts.label'), cell: refund }]
}

const useSaleColumns = (begin: Begin): readonly Column<Sale>[] => {
  const say = useSay()
  const nameOf = useNames()
  const columns: readonly Column<Sale>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('sales.side'), cell: ({ side }) => nameOf('saleSide', side) },
    { title: say('gear.item'), cell: ({ name, rarity }) => `${name} (${nameOf('ui.rarity', rarity)})` },
    { title: say('sales.other'), cell: ({ other_id }) => <PlayerLink id={other_id} /> },
    { title: say('sales.price'), isNumber: true, cell: ({ price }) => amountText(price) },
    { title: say('sales.fee'), isNumber: true, cell: ({ fee }) => amountText(fee) },
  ]
  const undo = ({ listing, name, undone }: Sale) => {
    if (undone) return say('sales.undone')
    return begin === null ? null : (
      <Button
        size="small"
        variant="danger"
        aria-label={say('sales.undoOf', { name })}
        onClick={() => begin({ kind: 'undo-sale', values: { listing } })}
      >
        {say('sales.undo')}
      </Button>
    )
  }
  return [...columns, { title: say('acts.label'), cell: undo }]
}

const Orders = ({ orders, begin }: { readonly orders: DeskData<'orders'>; readonly begin: Begin }) => {
  const say = useSay()
  return (
    <div className="grid gap-14">
      {orders.star_debt > 0 ? (
        <p className="coral bold">
          {say('orders.debt', { count: orders.star_debt, stars: countText(orders.star_debt) })}
        </p>
      ) : null}
      <h2 className="size-18">{say('orders.title')}</h2>
      <DataTable
        label={say('orders.title')}
        columns={useChargeColumns(begin)}
        rows={orders.charges}
        keyOf={({ charge_id }) => charge_id}
        empty={say('orders.empty')}
      />
      <h2 className="size-18">{say('sales.title')}</h2>
      <DataTable
        label={say('sales.title')}
        columns={useSaleColumns(begin)}
        rows={orders.sales}
        keyOf={({ listing, side }) => `${listing} ${side}`}
        empty={say('sales.empty')}
      />
    </div>
  )
}

export const OrdersTab = ({ id, begin }: { readonly id: number; readonly begin: Begin }) => (
  <Loaded query={useDesk('orders', { params: { id } })}>{(orders) => <Orders orders={orders} begin={begin} />}</Loaded>
)
