import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#client/ui/feedback/toast.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { useSpeed } from '../use-speed.ts'
import styles from './battle-controls.module.css'

export const BattleControls = ({ isOver, children }: { readonly isOver: boolean; readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const { speed, toggle } = useSpeed()
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.round}
        aria-label={t('kombat.info')}
        onClick={() => toast.blank(t('kombat.infoText'))}
      >
        <Icon name="info" size={28} />
      </button>
      {!isOver && (
        <button type="button" className={styles.speed} aria-label={t('kombat.speed', { speed })} onClick={toggle}>
          <Icon name="speed" size={26} />
          <span>x{speed}</span>
        </button>
      )}
      {children}
    </div>
  )
}
