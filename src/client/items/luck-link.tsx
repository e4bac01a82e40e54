import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../game/navigation.tsx'
import { type Address, PLACES } from '../game/places.ts'
import styles from './luck-link.module.css'

/** Leads from a roll's result to the page that proves it (R46), which leads `back`. */
export const LuckLink = ({ back }: { readonly back: Address }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <button type="button" className={styles.link} onClick={() => navigate(PLACES.LUCK, { state: { back } })}>
      {t('items.howRolled')}
    </button>
  )
}
