import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offerIcon, useOfferName } from '#client/topics/shop/shared/offer-name.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { PurchaseStage } from '../shared/purchase-store.ts'
import styles from './purchase-dialogs.module.css'

const PICTURE_PX = 88
/** Some clients never report a closed sheet; after this time the player may close the dialog. */
const CLOSED_AFTER_MS = 4 * MS_PER_SECOND

const ClosedButton = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), CLOSED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? (
    <Button variant="quiet" fullWidth onClick={onPress}>
      {t('payments.paying.closed')}
    </Button>
  ) : null
}

export const WaitDialog = ({ stage }: { readonly stage: PurchaseStage }) => {
  const { t } = useTranslation()
  const nameOf = useOfferName()
  const waiting = stage.is === 'paying' || stage.is === 'checking' ? stage : null
  const shown = useLastShown(waiting)
  if (shown === null) return null
  const { type, quantity, price } = shown.offer
  const name = nameOf(type)
  return (
    <Dialog
      open={waiting !== null}
      onClose={() => undefined}
      dismissable={false}
      title={t(`payments.${shown.is}.title`)}
    >
      <div className="grid gap-12 items-center text-center">
        <div className={styles.wait}>
          <Icon name={offerIcon(type)} size={PICTURE_PX} />
          <Spinner size={PICTURE_PX + 40} />
        </div>
        <p className="bold">
          {quantity > 1 ? t('payments.goods', { name, quantity: formatInteger(quantity) }) : name}
          <br />
          <span className="golden">{t('payments.price', { count: price, price: formatInteger(price) })}</span>
        </p>
        <p className="soft balance" role="status">
          {t(`payments.${shown.is}.text`)}
        </p>
        {shown.is === 'paying' && <ClosedButton onPress={() => shown.onClosed('pending')} />}
      </div>
    </Dialog>
  )
}
