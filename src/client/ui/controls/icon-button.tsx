import { Icon, type IconArt } from '../icons/icon.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps {
  readonly icon: IconArt
  readonly label: string
  readonly size?: number
  readonly onClick: () => void
}

export const IconButton = ({ icon, label, size = 30, onClick }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
    <Icon name={icon} size={size} />
  </button>
)
