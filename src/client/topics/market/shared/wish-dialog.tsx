import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { itemName } from '#client/i18n/names.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { useTypeLabel } from '#client/topics/items/shared/type-label.ts'
import { Select } from '#client/ui/controls/select.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { pricesQuery } from '../queries.ts'
import { KnownPrices } from './known-prices.tsx'
import { mutationFailure } from './mutation-failure.ts'
import { PriceForm } from './price-form.tsx'
import { plainSlug, plainType, type Wanted, wantedItem } from './wanted-item.ts'
import styles from './wish-dialog.module.css'

/** With `kind` the player may change item type and rarity. The rarity of a named item can always be changed. */
export type WishChoice = 'fixed' | 'kind'

interface KindProps {
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
}

const Kind = ({ wanted, onChange }: KindProps) => {
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const type = plainType(wanted.slug)
  return (
    <div className={styles.kind}>
      {type !== null && (
        <Select
          label={t('trade.wish.type')}
          value={type}
          choices={ITEM_TYPES.map((id) => ({ id, label: typeLabel(id) }))}
          onChange={(id) => onChange({ ...wanted, slug: plainSlug(id, wanted.rarity) })}
        />
      )}
      <Select
        label={t('trade.wish.rarity')}
        value={wanted.rarity}
        choices={RARITIES.map((id) => ({ id, label: t(`ui.rarity.${id}`) }))}
        onChange={(rarity) => onChange({ slug: type === null ? wanted.slug : plainSlug(type, rarity), rarity })}
      />
    </div>
  )
}

interface PricesProps {
  readonly wanted: Wanted
  readonly priceNano: number | null
  readonly onPick: (nano: number) => void
}

const Prices = ({ wanted, priceNano, onPick }: PricesProps) => {
  const { t } = useTranslation()
  const prices = useQuery(pricesQuery(wanted.slug, wanted.rarity)).data
  if (!prices) return null
  const isThere = priceNano !== null && prices.floor !== null && prices.floor <= priceNano
  return (
    <>
      <KnownPrices prices={prices} onPick={onPick} />
      {isThere && (
        <p className={styles.there} role="status">
          {t('trade.wish.there')}
        </p>
      )}
    </>
  )
}

interface HeadProps extends KindProps {
  readonly choice: WishChoice
}

const Head = ({ wanted, choice, onChange }: HeadProps) => {
  const { t } = useTranslation()
  const item = wantedItem(wanted)
  return (
    <>
      <div className="row wrap gap-10-14">
        <ItemTile item={item} size={84} />
        <p className={styles.name}>
          <strong className="plain font-display size-20 regular leading-110 breakable">{itemName(item.name)}</strong>
          <span>{t('trade.wish.text')}</span>
        </p>
      </div>
      {(choice === 'kind' || plainType(wanted.slug) === null) && <Kind wanted={wanted} onChange={onChange} />}
    </>
  )
}

export interface WishDialogProps {
  readonly wanted: Wanted
  readonly choice?: WishChoice
  readonly open: boolean
  readonly onClose: () => void
}

/** The player is told when there is an offer at the price or less (extra 13). */
export const WishDialog = ({ wanted: first, choice = 'fixed', open, onClose }: WishDialogProps) => {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(first)
  const add = useCallMutation('market.addWish', {
    success: ({ met_by }) => t(met_by === null ? 'trade.wish.done' : 'trade.wish.doneMet'),
    onDone: onClose,
    failure: (error) => mutationFailure(error, t('trade.wish.failed')),
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('trade.wish.title')} dismissable={!add.isPending}>
      <PriceForm
        label={t('trade.wish.price')}
        confirmLabel={t('trade.wish.confirm')}
        isPending={add.isPending}
        head={<Head wanted={wanted} choice={choice} onChange={setWanted} />}
        onConfirm={(max_price) => add.send({ body: { slug: wanted.slug, rarity: wanted.rarity, max_price } })}
        onCancel={onClose}
      >
        {(priceNano, pick) => <Prices wanted={wanted} priceNano={priceNano} onPick={pick} />}
      </PriceForm>
    </Dialog>
  )
}
