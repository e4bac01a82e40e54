import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { IconName } from '#assets/manifest/packs.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { Spinner } from '../surfaces/spinner.tsx'
import styles from './button.module.css'

/** `primary` is for a screen's main act, `claim` for money to claim, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'claim' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: IconName
  /** Shows a spinner and ignores taps, but keeps the focus. */
  readonly pending?: boolean
  readonly fullWidth?: boolean
  readonly type?: 'button' | 'submit'
  readonly children?: ReactNode
}

const ICON_PX: Readonly<Record<ButtonSize, number>> = { small: 20, medium: 26, large: 32 }

export const Button = ({
  variant = 'primary',
  size = 'medium',
  icon,
  pending = false,
  fullWidth = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={pending || rest['aria-disabled'] || undefined}
    aria-busy={pending || undefined}
    className={classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className)}
    onClick={(event) => {
      if (pending) event.preventDefault()
      else onClick?.(event)
    }}
  >
    <span className={styles.face}>
      {pending ? <Spinner size={ICON_PX[size]} /> : icon ? <Icon name={icon} size={ICON_PX[size]} /> : null}
      {children === undefined ? null : <span className={styles.label}>{children}</span>}
    </span>
  </button>
)
