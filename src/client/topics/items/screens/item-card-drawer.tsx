import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiErrorText } from '#client/game/use-call-mutation.ts'
import { itemName } from '#client/i18n/names.ts'
import { SellActions } from '#client/topics/market/shared/sell-actions.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { itemQuery } from '../queries.ts'
import { ItemFacts } from './item-facts.tsx'
import { OwnerActions, type OwnerActionsProps } from './owner-actions.tsx'

export interface ShownItem {
  readonly id: string
  /** The item's owner. Null for the player. */
  readonly owner: number | null
}

export interface ItemCardDrawerProps extends Omit<OwnerActionsProps, 'item'> {
  readonly shown: ShownItem | null
  readonly open: boolean
  readonly items: readonly OwnEquipment[] | undefined
  readonly onClose: () => void
}

/** An item that is not in the bag: another player's, or unknown. */
const OtherItem = ({ shown }: { readonly shown: ShownItem }) => {
  const { t } = useTranslation()
  const { data: item, error, refetch } = useQuery({ ...itemQuery(shown.id, shown.owner), staleTime: 0 })
  if (item) return <ItemFacts item={item} />
  const refusal = error ? apiErrorText(error) : null
  if (refusal !== null) return <EmptyState picture="error" size="compact" level={3} title={refusal} />
  if (error) return <LoadProblem error={error} text={t('inventory.itemFailed')} onRetry={() => void refetch()} />
  return <SkeletonCard />
}

/** Shows the actions of an owner only for the player's items (B2.5, row 105). */
export const ItemCardDrawer = ({ shown, open, items, onClose, ...actions }: ItemCardDrawerProps) => {
  const { t } = useTranslation()
  if (shown === null) return null
  const own = shown.owner === null ? items?.find(({ id }) => id === shown.id) : undefined
  return (
    <Drawer open={open} onClose={onClose} title={own ? itemName(own.name) : t('inventory.item')}>
      {own ? (
        <>
          <ItemFacts item={own} />
          <OwnerActions item={own} {...actions} />
          <SellActions key={own.id} item={own} />
        </>
      ) : shown.owner === null && items === undefined ? (
        <SkeletonCard />
      ) : (
        <OtherItem shown={shown} />
      )}
    </Drawer>
  )
}
