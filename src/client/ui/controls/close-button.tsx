import { classNames } from '../class-names.ts'
import styles from './close-button.module.css'

export interface CloseButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly className?: string | undefined
}

export const CloseButton = ({ label, onClick, className }: CloseButtonProps) => (
  <button type="button" aria-label={label} onClick={onClick} className={classNames(styles.close, className)}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  </button>
)
