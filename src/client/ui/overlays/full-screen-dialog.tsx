import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import styles from './full-screen-dialog.module.css'
import { useFinalFocus } from './use-final-focus.ts'
import { useModal } from './use-modal.ts'

export interface FullScreenDialogProps {
  readonly open: boolean
  readonly label: string
  readonly onClose: () => void
  readonly dismissable?: boolean
  readonly children: ReactNode
}

export const FullScreenDialog = (props: FullScreenDialogProps) => {
  const { open, label, onClose, dismissable = true, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const finalFocus = useFinalFocus(popup, open)
  useModal(props)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(isOpen) => {
        if (!isOpen && dismissable) onClose()
      }}
    >
      <Base.Portal>
        <Base.Popup ref={popup} className={styles.screen} initialFocus={() => popup.current} {...finalFocus}>
          <Base.Title className="visually-hidden">{label}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
