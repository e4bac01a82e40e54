import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { MARKET_FEE_PERCENT } from '#rules/constants.ts'
import { marketFeeNano } from '#rules/market/market.ts'
import { CopyId } from './copy-id.tsx'
import { exactTok } from './exact-tok.ts'
import { FarPriceNote } from './far-price-note.tsx'
import { ItemHead } from './item-head.tsx'
import styles from './list-dialog.module.css'
import { ListedCelebration } from './listed-celebration.tsx'
import { mutationFailure } from './mutation-failure.ts'
import { PriceChart } from './price-chart.tsx'
import { PriceForm } from './price-form.tsx'

const Sum = ({ priceNano }: { readonly priceNano: number }) => {
  const { t } = useTranslation()
  const fee = marketFeeNano(priceNano)
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{t('trade.list.fee', { percent: formatPercent(MARKET_FEE_PERCENT) })}</dt>
        <dd>{t('trade.tok', { amount: exactTok(fee) })}</dd>
      </div>
      <div className={styles.net}>
        <dt>{t('trade.list.net')}</dt>
        <dd>
          <Icon name="tok" size={22} /> {t('trade.tok', { amount: exactTok(priceNano - fee) })}
        </dd>
      </div>
    </dl>
  )
}

export interface ListDialogProps {
  readonly item: OwnEquipment
  readonly open: boolean
  readonly onClose: () => void
}

export const ListDialog = ({ item, open, onClose }: ListDialogProps) => {
  const { t } = useTranslation()
  const [listedNano, setListedNano] = useState<number | null>(null)
  const add = useCallMutation('market.add', {
    success: t('trade.list.done'),
    onDone: ({ price_gross }) => {
      setListedNano(price_gross)
      onClose()
    },
    failure: (error) => mutationFailure(error, t('trade.list.failed')),
  })
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('trade.list.title')} dismissable={!add.isPending}>
        <PriceForm
          label={t('trade.price')}
          confirmLabel={t('trade.list.confirm')}
          isPending={add.isPending}
          head={<ItemHead item={item} />}
          onConfirm={(price) => add.send({ body: { user_equipment_id: item.id, price } })}
          onCancel={onClose}
        >
          {(priceNano, pick) => (
            <>
              <Sum priceNano={priceNano ?? 0} />
              {priceNano !== null && <FarPriceNote side="list" item={item} priceNano={priceNano} />}
              <PriceChart slug={item.slug} rarity={item.rarity} onPick={pick} />
            </>
          )}
        </PriceForm>
        <CopyId id={item.id} />
      </Dialog>
      {listedNano !== null && (
        <ListedCelebration item={item} priceNano={listedNano} onEnd={() => setListedNano(null)} />
      )}
    </>
  )
}
