import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  /** Asks in one sentence: 'Sell this sword?' */
  readonly title: ReactNode
  /** What will happen. */
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** `danger` for what cannot be undone. */
  readonly tone?: 'normal' | 'danger'
  /** The work has begun: nothing closes the dialog until it ends. */
  readonly pending?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question before something is done. Close and cancel come before the deed, so that the keyboard's first stop harms nothing. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onCancel} title={title} dismissable={!pending}>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {cancelLabel ?? t('ui.cancel')}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
