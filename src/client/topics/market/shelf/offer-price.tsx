import { useTranslation } from 'react-i18next'
import { formatCost } from '../../../ui/format/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './offer-price.module.css'

/** What an offer costs, in its dialog or on the item's card; nano TOK. Needs the texts of `trade`. */
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
