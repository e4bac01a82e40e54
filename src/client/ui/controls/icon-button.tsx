import { Icon, type IconArt } from '../icons/icon.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps {
  readonly icon: IconArt
  /** Its name for screen readers. */
  readonly label: string
  /** Width and height of the icon, CSS px. */
  readonly size?: number
  readonly onClick: () => void
}

/** An icon alone as a button, such as beside a page's title. */
export const IconButton = ({ icon, label, size = 30, onClick }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
    <Icon name={icon} size={size} />
  </button>
)
