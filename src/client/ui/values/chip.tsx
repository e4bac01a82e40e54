import { isValidElement, type ReactElement, type ReactNode, type Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconArt } from '../icons/icon.tsx'
import styles from './chip.module.css'

export interface ChipProps {
  readonly icon: IconArt | ReactElement
  readonly label: string
  readonly size?: 'medium' | 'large'
  readonly className?: string | undefined
  /** For a caller that writes the value to the DOM without a React render. */
  readonly valueRef?: Ref<HTMLSpanElement>
  readonly children: ReactNode
}

export const Chip = ({ icon, label, size = 'medium', className, valueRef, children }: ChipProps) => (
  <div className={classNames(styles.chip, styles[size], className)}>
    {isValidElement(icon) ? icon : <Icon name={icon} size={size === 'large' ? 40 : 28} />}
    <span className="visually-hidden">{label}</span>
    <span ref={valueRef} className={styles.value}>
      {children}
    </span>
  </div>
)
