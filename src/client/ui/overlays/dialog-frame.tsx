import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../controls/close-button.tsx'
import type { DialogProps } from './dialog.tsx'
import styles from './dialog-frame.module.css'
import { useFinalFocus } from './use-final-focus.ts'

const isKeyboardInUse = (): boolean => document.activeElement?.matches(':focus-visible') ?? false

export const DialogFrame = ({ open, onClose, title, hideTitle = false, dismissable = true, children }: DialogProps) => {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const finalFocus = useFinalFocus(popup, open)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissable}
      onOpenChange={(isOpen) => {
        if (!isOpen && dismissable) onClose()
      }}
    >
      <Base.Portal>
        {/* Forced, so that a dialog over a drawer dims the drawer, too. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={styles.popup}
            // Focuses a control only for keyboard users, because after a tap its ring would show.
            initialFocus={() => (isKeyboardInUse() ? true : popup.current)}
            {...finalFocus}
          >
            <header className={styles.header}>
              <Base.Title className={hideTitle ? 'visually-hidden' : styles.title}>{title}</Base.Title>
              {dismissable ? <CloseButton label={t('ui.close')} onClick={onClose} className={styles.close} /> : null}
            </header>
            <div className="margin-top-10">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
