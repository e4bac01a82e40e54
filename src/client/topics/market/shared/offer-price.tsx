import { useTranslation } from 'react-i18next'
import { formatCost } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './offer-price.module.css'

/** Nano TOK. Requires the `trade` texts. */
export const OfferPrice = ({ nano }: { readonly nano: number }) => {
  const { t } = useTranslation()
  return (
    <p className={styles.price}>
      <Icon name="tok" size={30} />
      <span className="visually-hidden">{t('trade.price')} </span>
      {t('trade.tok', { amount: formatCost(nano) })}
    </p>
  )
}
