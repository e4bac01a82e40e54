import { Drawer as Base } from '@base-ui/react/drawer'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../controls/close-button.tsx'
import type { DrawerProps } from './drawer.tsx'
import styles from './drawer-frame.module.css'

/** The drawer itself; loaded when the first one opens. */
export const DrawerFrame = ({ open, onClose, title, hideTitle = false, dismissable = true, children }: DrawerProps) => {
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
            <span className={styles.grip} aria-hidden="true" />
            <Base.Content>
              <header className={styles.header}>
                <Base.Title className={hideTitle ? 'visually-hidden' : styles.title}>{title}</Base.Title>
                {dismissable ? <CloseButton label={t('ui.close')} onClick={onClose} className={styles.close} /> : null}
              </header>
              {children}
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
