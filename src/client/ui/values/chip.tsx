import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconArt } from '../icons/icon.tsx'
import styles from './chip.module.css'

export interface ChipProps {
  readonly icon: IconArt | ReactElement
  readonly label: string
  readonly size?: 'medium' | 'large'
  readonly children: ReactNode
}

export const Chip = ({ icon, label, size = 'medium', children }: ChipProps) => (
  <div className={classNames(styles.chip, styles[size])}>
    {isValidElement(icon) ? icon : <Icon name={icon} size={size === 'large' ? 40 : 28} />}
    <span className="visually-hidden">{label}</span>
    <span className={styles.value}>{children}</span>
  </div>
)
