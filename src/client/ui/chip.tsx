import type { ReactElement, ReactNode, Ref } from 'react'
import type { IconName } from '../../../assets/manifest/packs.ts'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ChipProps {
  readonly icon: IconName | ReactElement
  /** What the value is, for screen readers: 'TOK balance'. */
  readonly label: string
  readonly size?: 'medium' | 'large'
  readonly className?: string | undefined
  /** The element with the value, for text that is written without rendering. */
  readonly valueRef?: Ref<HTMLSpanElement>
  readonly children: ReactNode
}

/** An amount with its icon, on an ink pill. */
export const Chip = ({ icon, label, size = 'medium', className, valueRef, children }: ChipProps) => (
  <div className={classNames(styles.chip, styles[size], className)}>
    {typeof icon === 'string' ? <Icon name={icon} size={size === 'large' ? 40 : 28} /> : icon}
    <span className="visually-hidden">{label}</span>
    <span ref={valueRef} className={styles.value}>
      {children}
    </span>
  </div>
)
