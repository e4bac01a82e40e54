import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly foot?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'normal' | 'danger'
  /** True while the action runs. Nothing closes the dialog then. */
  readonly pending?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Close and cancel come before the action, so that the first tab stop is harmless. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  foot,
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
      {children === undefined ? null : <div className="soft text-center balance breakable size-lead">{children}</div>}
      <div className={styles.actions}>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {cancelLabel ?? t('ui.cancel')}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
      {foot}
    </Dialog>
  )
}
