import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import type { Origin } from '#client/game/origin.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import styles from './luck-link.module.css'

/** Opens the luck page, whose way back leads to `back` (R46). */
export const LuckLink = ({ back }: { readonly back: Address }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const origin: Origin = { from: back, fromState: state }
  return (
    <button type="button" className={styles.link} onClick={() => navigate(PAGE.LUCK.path, { state: origin })}>
      {t('items.howRolled')}
    </button>
  )
}
