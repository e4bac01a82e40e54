import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './battle-controls.module.css'
import { useSpeed } from './use-speed.ts'

export interface BattleControlsProps {
  /** There is nothing left to be faster about: the speed gives its room to the buttons that lead on. */
  readonly isOver: boolean
  readonly children: ReactNode
}

/** Below the panel: the word about the 40 turns, the speed toggle (row 77), and the way on. */
export const BattleControls = ({ isOver, children }: BattleControlsProps) => {
  const { t } = useTranslation()
  const { speed, toggle } = useSpeed()
  return (
    <div className={styles.controls} data-guide="controls">
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
