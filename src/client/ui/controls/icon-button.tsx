import { Icon, type IconArt } from '../icon.tsx'
import styles from './icon-button.module.css'

const ICON_PX = 30

export interface IconButtonProps {
  readonly icon: IconArt
  /** Its name for screen readers. */
  readonly label: string
  readonly onClick: () => void
}

/** An icon alone as a button, such as beside a page's title. */
export const IconButton = ({ icon, label, onClick }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
    <Icon name={icon} size={ICON_PX} />
  </button>
)
