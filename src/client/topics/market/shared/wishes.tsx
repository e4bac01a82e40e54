import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile, useItemLabel } from '#client/topics/items/shared/item-tile.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { CloseButton } from '#client/ui/controls/close-button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { previewWishRemoval } from '../cache.ts'
import { wishesQuery } from '../queries.ts'
import { mutationFailure } from './mutation-failure.ts'
import { wantedItem } from './wanted-item.ts'
import { WishButton } from './wish-button.tsx'
import styles from './wishes.module.css'

type Wish = CallData<'market.wishes'>[number]

const ANY = { slug: 'sword-uncommon', rarity: 'uncommon' } as const

interface WishRowProps {
  readonly wish: Wish
  readonly onOpen: (listingId: string) => void
  readonly onRemove: () => void
}

const WishRow = ({ wish, onOpen, onRemove }: WishRowProps) => {
  const { t } = useTranslation()
  const itemLabel = useItemLabel()
  const item = wantedItem(wish)
  const { met_by } = wish
  return (
    <li className={styles.wish} data-met={met_by !== null || undefined}>
      <ItemTile item={item} size={64} />
      <div className={styles.words}>
        <p className="font-display size-17 breakable leading-115">{itemName(item.name)}</p>
        <RarityTag rarity={item.rarity} />
        <p className="digits balance">{t('trade.wish.atMost', { amount: formatCost(wish.max_price) })}</p>
      </div>
      <CloseButton
        label={t('trade.wish.removeNamed', { item: itemLabel(item) })}
        onClick={onRemove}
        className={styles.remove}
      />
      {met_by === null ? (
        <p className="soft size-14 own-line">{t('trade.wish.waits')}</p>
      ) : (
        <div className={styles.met}>
          <p>
            <Sign name="check" /> {t('trade.wish.met')}
          </p>
          <Button size="small" variant="claim" onClick={() => onOpen(met_by)}>
            {t('trade.wish.see')}
          </Button>
        </div>
      )}
    </li>
  )
}

const inOrder = (wishes: readonly Wish[]): Wish[] =>
  wishes.toSorted(
    (left, right) =>
      Number(right.met_by !== null) - Number(left.met_by !== null) ||
      Date.parse(right.created_at) - Date.parse(left.created_at),
  )

interface WishListProps {
  readonly wishes: readonly Wish[]
  readonly onOpen: (listingId: string) => void
}

const WishList = ({ wishes, onOpen }: WishListProps) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Wish | null>(null)
  const [isAsking, setAsking] = useState(false)
  const remove = useCallMutation('market.removeWish', {
    failure: (error) => mutationFailure(error, t('trade.wish.removeFailed')),
  })
  const confirm = (): void => {
    if (asked === null) return
    if (remove.send({ params: { id: asked.id } }, () => previewWishRemoval(client, asked.id))) setAsking(false)
  }
  return (
    <>
      <ul className="column gap-10">
        {inOrder(wishes).map((wish) => (
          <WishRow
            key={wish.id}
            wish={wish}
            onOpen={onOpen}
            onRemove={() => {
              setAsked(wish)
              setAsking(true)
            }}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          title={t('trade.wish.removeTitle')}
          confirmLabel={t('trade.wish.remove')}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {t('trade.wish.removeText', { item: itemName(wantedItem(asked).name) })}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Requires the `trade` texts (extra 13). */
export const Wishes = ({ onOpen }: { readonly onOpen: (listingId: string) => void }) => {
  const { t } = useTranslation()
  const query = useQuery(wishesQuery)
  if (!query.data)
    return (
      <Pending queries={[query]} failed={t('trade.wish.loadFailed')} loading={t('trade.wish.loading')}>
        <SkeletonCard />
        <SkeletonCard />
      </Pending>
    )
  if (query.data.length === 0)
    return (
      <EmptyState picture="empty" size="compact" title={t('trade.wish.empty')} text={t('trade.wish.emptyText')}>
        <WishButton wanted={ANY} choice="kind" />
      </EmptyState>
    )
  return (
    <div className="column gap-10">
      <WishList wishes={query.data} onOpen={onOpen} />
      <WishButton wanted={ANY} choice="kind" />
    </div>
  )
}
