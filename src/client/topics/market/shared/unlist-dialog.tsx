import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { StatLines } from '#client/topics/items/shared/stat-line.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { CopyId } from './copy-id.tsx'
import { ItemHead } from './item-head.tsx'
import { mutationFailure } from './mutation-failure.ts'
import { OfferPrice } from './offer-price.tsx'
import styles from './unlist-dialog.module.css'

export interface UnlistDialogProps {
  readonly offer: CallData<'market.onSale'>
  readonly open: boolean
  readonly onClose: () => void
}

export const UnlistDialog = ({ offer, open, onClose }: UnlistDialogProps) => {
  const { t } = useTranslation()
  const { equipment } = offer.metadata
  const lines = equipment.equipment_stats.filter(({ primary }) => !primary)
  const [ends, setEnds] = useState(0)
  const close = useEffectEvent(onClose)
  // Closing may navigate, so it must not happen again after unmount.
  useEffect(() => {
    if (ends > 0) close()
  }, [ends])
  const end = (): void => setEnds((before) => before + 1)
  const unlist = useCallMutation('market.cancel', {
    success: t('trade.unlist.done'),
    onDone: end,
    failure: (error) => mutationFailure(error, t('trade.unlist.failed')),
    onFailed: end,
  })
  return (
    <ConfirmDialog
      open={open}
      title={t('trade.unlist.title')}
      confirmLabel={t('trade.unlist.confirm')}
      pending={unlist.isPending}
      onConfirm={() => unlist.send({ params: { id: offer.id } })}
      onCancel={onClose}
      foot={<CopyId id={offer.user_equipment_id} />}
    >
      <div className={styles.offer}>
        <ItemHead item={equipment} size={104} />
        {lines.length > 0 && <StatLines lines={lines} className={styles.lines} />}
        <OfferPrice nano={offer.price_gross} />
        <p>{t('trade.unlist.text')}</p>
      </div>
    </ConfirmDialog>
  )
}
