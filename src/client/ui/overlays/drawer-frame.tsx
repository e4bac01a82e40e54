import { Drawer as Base } from '@base-ui/react/drawer'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../controls/close-button.tsx'
import type { DrawerProps } from './drawer.tsx'
import styles from './drawer-frame.module.css'
import { useFinalFocus } from './use-final-focus.ts'

export const DrawerFrame = ({ open, onClose, title, hideTitle = false, dismissable = true, children }: DrawerProps) => {
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
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup ref={popup} className={styles.popup} {...finalFocus}>
            <span className={styles.grip} aria-hidden="true" />
            <Base.Content>
              <header className="row justify-between tap-high margin-bottom-8">
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
