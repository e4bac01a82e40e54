import { Dialog as Base } from '@base-ui/react/dialog'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../controls/close-button.tsx'
import type { DialogProps } from './dialog.tsx'
import styles from './dialog-frame.module.css'

/** The dialog itself; loaded when the first one opens. */
export const DialogFrame = ({ open, onClose, title, hideTitle = false, dismissable = true, children }: DialogProps) => {
  const { t } = useTranslation()
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissable}
      onOpenChange={(isOpen) => {
        if (!isOpen && dismissable) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup}>
            <header className={styles.header}>
              <Base.Title className={hideTitle ? 'visually-hidden' : styles.title}>{title}</Base.Title>
              {dismissable ? <CloseButton label={t('ui.close')} onClick={onClose} className={styles.close} /> : null}
            </header>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
